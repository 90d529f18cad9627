import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { adminCommands } from '@underhall/server';
import { expect, test } from 'vitest';
import { root } from '../root.ts';
import { aDataFolder } from '../testing/a-data-folder.ts';
import { describeCommand, usageOf } from './help.ts';
import { findCommand, parseCommand } from './parse-command.ts';

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
  return parseCommand(findCommand(name, adminCommands), words);
};

test('assigns arguments and options; a single argument may have several words without quotation marks', () => {
  expect(read('find Ada of the Steps --most 3')).toEqual({
    input: { who: 'Ada of the Steps', most: '3' },
    reason: '',
    isJson: false,
  });
  expect(read('rename ada bea --reason why --json')).toEqual({
    input: { who: 'ada', name: 'bea' },
    reason: 'why',
    isJson: true,
  });
  expect(read('log').input).toEqual({});
});

test('refuses wrong words with a similar name and the syntax', () => {
  for (const [line, ...faults] of [
    ['fnid ada', 'There is no command "fnid".', 'Did you mean "find"?'],
    ['find', 'find needs WHO', 'npm run admin -- find WHO'],
    ['rename ada of steps', '"steps" is one more', 'quotation marks'],
    ['levels now', 'takes no arguments'],
    ['find ada --mots 3', 'find has no option --mots', 'Did you mean "most"?'],
    ['disable ada --reason', 'npm run admin -- disable WHO --reason'],
  ] as const)
    for (const fault of faults) expect(() => read(line), line).toThrow(fault);
});

test('the help of each command lists its arguments and options, and its example is valid', () => {
  for (const command of adminCommands) {
    const help = describeCommand(command).join('\n');
    for (const { about } of [...(command.args ?? []), ...(command.options ?? [])]) expect(help).toContain(about);
    const words = [...command.example.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare ?? '');
    const { reason } = parseCommand(findCommand(words[0] ?? '', adminCommands), words.slice(1));
    expect(reason !== '', command.name).toBe(command.kind === 'change');
  }
});

test('the page for operators shows the syntax of every command', async () => {
  const page = await readFile(join(root, 'docs/operators/admin.md'), 'utf8');
  for (const command of adminCommands) expect(page).toContain(usageOf(command));
});

test('finds, changes and logs, both while the database runs and while it does not', async () => {
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
  expect(kept.said).toContain('npm took --reason as an option of its own. Put -- before the command');
  await stop();

  const disabled = await run(dataDir, 'disable', 'ada', '--reason', 'a test', '--json');
  expect([disabled.code, JSON.parse(disabled.said)]).toEqual([0, { isSuccess: true, accountId: 1, isDisabled: true }]);
  const { lines, entries } = JSON.parse((await run(dataDir, 'log', '--json')).said);
  expect([lines, entries.map((entry: Record<string, string>) => entry.deed)]).toEqual([2, ['disable', 'find']]);
}, 120_000);
