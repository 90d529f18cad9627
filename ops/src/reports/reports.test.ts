import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../root.ts';
import { aDataFolder } from '../testing/a-data-folder.ts';

const run = (dataDir: string, ...words: string[]): Promise<{ code: number; output: string }> =>
  new Promise((done) => {
    const { DATABASE_URL: _, ...others } = process.env;
    const env = { ...others, DATA_DIR: dataDir };
    execFile(process.execPath, ['ops/run.mjs', 'reports', ...words], { cwd: root, env }, (error, out, err) =>
      done({ code: Number(error?.code ?? 0), output: out + err }),
    );
  });

test('reports are listed with and without a running server, marked as done, without control characters', {
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
  expect(listed).toMatchObject({ code: 0, output: expect.stringContaining('reported  Bea, account bea.1') });
  expect(listed.output).toContain('words     One [2Jtwo\n              three\n');
  expect(listed.output).toContain('by        (deleted account)');
  expect(listed.output).not.toContain('\u001b');
  await stop();

  expect(await run(dataDir, 'done', '1')).toMatchObject({ code: 0, output: 'Report 1 is done.\n' });
  expect((await run(dataDir)).output).toBe('No reports.\n');
  expect((await run(dataDir, 'all')).output).toContain('(done)');
  expect(await run(dataDir, 'done', '2')).toMatchObject({ code: 1, output: 'There is no report 2.\n' });
  expect(await run(dataDir, 'undo')).toMatchObject({
    code: 1,
    output: expect.stringContaining('npm run tools -- reports all'),
  });
});

test('a command without a database prints what to do, without a stack', async () => {
  const { code, output } = await run(join(root, 'package.json', 'data'));
  expect(code).toBe(1);
  expect(output).toMatch(
    /^The data folder .* cannot be written \(.*\)\. Start as the account that owns it, or set DATA_DIR/,
  );
  expect(output.trim().split('\n')).toHaveLength(1);
});
