import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { assertDataFolderFree } from './data-folder-lock.ts';
import { serverPid, waitForOrphan } from './orphan.ts';
import { startEmbedded } from './start-embedded.ts';
import { aDataFolder, anEmbedded, ask, inAnotherProcess } from './testing.ts';

test('refuses a second start on the same folder, naming the holder and how to stop it', async () => {
  const dataDir = await aDataFolder();
  const holder = inAnotherProcess(dataDir);
  const connection = await holder.ready;

  const refused = startEmbedded({ dataDir, durable: false });

  await expect(refused).rejects.toThrow(
    new RegExp(`in use by another server: process ${holder.pid}, since 20.*kill ${holder.pid}`),
  );
  expect(holder.child.exitCode).toBeNull();
  expect(await ask(connection, 'select 1')).toBe(1);
});

test('recognizes a locked folder without changing it', async () => {
  const dataDir = await aDataFolder();
  await assertDataFolderFree(dataDir);
  const embedded = await anEmbedded({ dataDir });

  await expect(assertDataFolderFree(dataDir)).rejects.toThrow(`process ${process.pid}`);

  await embedded.stop();
  await assertDataFolderFree(dataDir);
});

test('many concurrent starts on one folder: one succeeds, and the others are refused', async () => {
  const dataDir = await aDataFolder();
  const starts = Array.from({ length: 6 }, () => inAnotherProcess(dataDir));
  const states = await Promise.all(
    starts.map(({ ready, ended }) => Promise.race([ready, ended.then(({ said }) => said)])),
  );

  const refusals = states.filter((state) => typeof state === 'string');
  const [winner] = states.filter((state) => typeof state !== 'string');

  expect(refusals).toHaveLength(5);
  for (const words of refusals) expect(words).toContain('in use by another server');
  expect(winner && (await ask(winner, 'select 1'))).toBe(1);
});

test('after kill -9 of the process its database ends, the folder is free, and no write is lost', async () => {
  const dataDir = await aDataFolder();
  const holder = inAnotherProcess(dataDir);
  const connection = await holder.ready;
  await ask(connection, 'create table kept as select 7 as number');
  holder.child.kill('SIGKILL');
  await holder.ended;

  // It ends without another start.
  await expect.poll(() => serverPid(join(dataDir, 'postgres')), { timeout: 20_000 }).toBeUndefined();
  await expect(ask(connection, 'select 1')).rejects.toThrow();
  const next = await anEmbedded({ dataDir });

  expect(await ask(next.connection, 'select number from kept')).toBe(7);
});

test('a start directly after kill -9 waits for the orphaned database to end', async () => {
  const dataDir = await aDataFolder();
  for (let round = 0; round < 3; round += 1) {
    const holder = inAnotherProcess(dataDir);
    await holder.ready;
    holder.child.kill('SIGKILL');
    await holder.ended;
    const next = await startEmbedded({ dataDir, durable: false });
    expect(await ask(next.connection, 'select 1')).toBe(1);
    await next.stop();
  }
});

test('starts although the PID in the lock file is now a zombie or another program', async () => {
  const dataDir = await aDataFolder();
  const first = await anEmbedded({ dataDir });
  await first.stop();
  const cluster = `${dataDir}/postgres`;
  await writeFile(`${cluster}/postmaster.pid`, `${process.ppid}\n${cluster}\n1\n5432\n/tmp\n\n  1 1\n`, {
    mode: 0o600,
  });

  expect(await waitForOrphan(cluster)).toBe(process.ppid);
  const next = await anEmbedded({ dataDir });
  expect(await ask(next.connection, 'select 1')).toBe(1);
});

test('Ctrl-C in the terminal does not reach the database: it has its own process group', async () => {
  const dataDir = await aDataFolder();
  await anEmbedded({ dataDir });
  const server = (await serverPid(join(dataDir, 'postgres'))) ?? 0;

  expect(await groupOf(server)).toMatch(/^\d+$/);
  expect(await groupOf(server)).not.toBe(await groupOf(process.pid));
});

/** The process group that Ctrl-C in a terminal interrupts. */
async function groupOf(pid: number): Promise<string | undefined> {
  if (process.platform !== 'linux')
    return (await promisify(execFile)('ps', ['-o', 'pgid=', '-p', String(pid)])).stdout.trim();
  // The third field after the program's name; some Linux systems have no ps.
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[2];
}
