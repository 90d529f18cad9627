import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../root.ts';
import { aDataFolder } from '../testing/a-data-folder.ts';

const run = (dataDir: string, ...words: string[]): Promise<{ code: number; said: string }> =>
  new Promise((done) => {
    const { DATABASE_URL: _, ...others } = process.env;
    const env = { ...others, DATA_DIR: dataDir };
    execFile(process.execPath, ['ops/run.mjs', 'reports', ...words], { cwd: root, env }, (error, out, err) =>
      done({ code: Number(error?.code ?? 0), said: out + err }),
    );
  });

test('reports are listed beside a running server and without one, dealt with, and hold no sign that steers a terminal', {
  meta: { asvs: ['1.3.3'] },
  timeout: 60_000,
}, async () => {
  const { dataDir, database, stop } = await aDataFolder();
  await database.run({
    name: 'test-report',
    text: `insert into reports (kind, about, name, user_name, words, reason)
      values ('profile', 'x', 'Bea', 'bea.1', E'One\\u001b[2Jtwo\\nthree', '')`,
  });

  const listed = await run(dataDir);
  expect(listed).toMatchObject({ code: 0, said: expect.stringContaining('reported  Bea, of the account bea.1') });
  expect(listed.said).toContain('words     One [2Jtwo\n              three\n');
  expect(listed.said).toContain('by        (has left)');
  expect(listed.said).not.toContain('\u001b');
  await stop();

  expect(await run(dataDir, 'done', '1')).toMatchObject({ code: 0, said: 'Report 1 is dealt with.\n' });
  expect((await run(dataDir)).said).toBe('Nothing is reported.\n');
  expect((await run(dataDir, 'all')).said).toContain('(dealt with)');
  expect(await run(dataDir, 'done', '2')).toMatchObject({ code: 1, said: 'There is no report 2.\n' });
  expect(await run(dataDir, 'undo')).toMatchObject({
    code: 1,
    said: expect.stringContaining('npm run tools -- reports all'),
  });
});

test('a command that finds no database to open says what to do, without a stack', async () => {
  const { code, said } = await run(join(root, 'package.json', 'data'));
  expect(code).toBe(1);
  expect(said).toMatch(
    /^The data folder .* cannot be written \(.*\)\. Start as the account that owns it, or set DATA_DIR/,
  );
  expect(said.trim().split('\n')).toHaveLength(1);
});
