import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deeds } from '@underhall/server';
import { expect, test } from 'vitest';
import { root } from '../root.ts';
import { aDataFolder } from '../testing/a-data-folder.ts';
import { helpOfOne, usageOf } from './help.ts';
import { deedNamed, readWords } from './read-words.ts';

const run = (dataDir: string, ...words: string[]) => runWith({ DATA_DIR: dataDir }, ...words);

const runWith = (variables: Record<string, string>, ...words: string[]): Promise<{ code: number; said: string }> =>
  new Promise((done) => {
    const { DATABASE_URL: _, ...others } = process.env;
    const env = { ...others, ...variables };
    execFile(process.execPath, ['ops/run.mjs', 'admin', ...words], { cwd: root, env }, (error, out, err) =>
      done({ code: Number(error?.code ?? 0), said: out + err }),
    );
  });

const read = (line: string) => {
  const [name = '', ...words] = line.split(' ');
  return readWords(deedNamed(name, deeds), words);
};

test('words and options find their places; a name of several words needs no marks where it is the only one', () => {
  expect(read('find Ada of the Steps --most 3')).toEqual({
    given: { who: 'Ada of the Steps', most: '3' },
    reason: '',
    isJson: false,
  });
  expect(read('rename ada bea --reason why --json')).toEqual({
    given: { who: 'ada', name: 'bea' },
    reason: 'why',
    isJson: true,
  });
  expect(read('log').given).toEqual({});
});

test('what does not fit is refused with what was meant, and how it is written', () => {
  for (const [line, ...faults] of [
    ['fnid ada', 'There is no "fnid" here.', 'Did you mean "find"?'],
    ['find', 'find wants to be told who', 'npm run admin -- find WHO'],
    ['rename ada of steps', '"steps" is one more', 'quotation marks'],
    ['levels now', 'takes no words'],
    ['find ada --mots 3', '--mots is nothing that find knows', 'Did you mean "most"?'],
    ['disable ada --reason', 'npm run admin -- disable WHO --reason'],
  ] as const)
    for (const fault of faults) expect(() => read(line), line).toThrow(fault);
});

test('the help of each deed names its words and its options, and what it gives as an example is understood', () => {
  for (const deed of deeds) {
    const help = helpOfOne(deed).join('\n');
    for (const { about } of [...(deed.takes ?? []), ...(deed.options ?? [])]) expect(help).toContain(about);
    const words = [...deed.example.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare ?? '');
    const { reason } = readWords(deedNamed(words[0] ?? '', deeds), words.slice(1));
    expect(reason !== '', deed.name).toBe(deed.kind === 'change');
  }
});

test('the page for operators shows every deed as it is written', async () => {
  const page = await readFile(join(root, 'docs/operators/admin.md'), 'utf8');
  for (const deed of deeds) expect(page).toContain(usageOf(deed));
});

test('beside a running database and without one: a person, a change and its line in the log', async () => {
  const { dataDir, database, stop } = await aDataFolder();
  await database.run({
    name: 'test-account',
    text: `insert into accounts (user_name, user_name_key, email, email_key, password_hash)
      values (E'Ada\\u001b[2J', 'ada', 'ada@example.org', 'ada@example.org', '')`,
  });

  const found = await run(dataDir, 'find', 'ada');
  expect(found).toMatchObject({ code: 0, said: expect.stringContaining('account    1  Ada [2J') });
  expect(found.said).not.toContain('\u001b');
  const kept = await runWith({ DATA_DIR: dataDir, npm_config_reason: 'a test' }, 'disable', 'ada');
  expect(kept.said).toContain('npm kept --reason for itself. Put -- before the deed');
  await stop();

  const disabled = await run(dataDir, 'disable', 'ada', '--reason', 'a test', '--json');
  expect([disabled.code, JSON.parse(disabled.said)]).toEqual([0, { isSuccess: true, accountId: 1, isDisabled: true }]);
  const { lines, entries } = JSON.parse((await run(dataDir, 'log', '--json')).said);
  expect([lines, entries.map(({ deed }: { deed: string }) => deed)]).toEqual([2, ['disable', 'find']]);
}, 120_000);
