import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { refuseHeldDataFolder } from './data-folder-lock.ts';
import { serverPid, waitForOrphan } from './orphan.ts';
import { startEmbedded } from './start-embedded.ts';
import { aDataFolder, anEmbedded, ask, inAnotherProcess } from './testing.ts';

test('a second start is refused while the first holds on, naming the holder and how to stop it', async () => {
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

test('a held folder can be recognised without touching it', async () => {
  const dataDir = await aDataFolder();
  await refuseHeldDataFolder(dataDir);
  const embedded = await anEmbedded({ dataDir });

  await expect(refuseHeldDataFolder(dataDir)).rejects.toThrow(`process ${process.pid}`);

  await embedded.stop();
  await refuseHeldDataFolder(dataDir);
});

test('many starts at once on one folder: one holds it, the others are refused, and the one is unharmed', async () => {
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

test('the kill -9 of a process takes its server along, and leaves the folder free and what was written in it', async () => {
  const dataDir = await aDataFolder();
  const holder = inAnotherProcess(dataDir);
  const connection = await holder.ready;
  await ask(connection, 'create table kept as select 7 as number');
  holder.child.kill('SIGKILL');
  await holder.ended;

  // It ends by itself, with nobody asking for the folder.
  await expect.poll(() => serverPid(join(dataDir, 'postgres')), { timeout: 20_000 }).toBeUndefined();
  await expect(ask(connection, 'select 1')).rejects.toThrow();
  const next = await anEmbedded({ dataDir });

  expect(await ask(next.connection, 'select number from kept')).toBe(7);
});

test('a start right behind a kill -9 waits for the orphan to end', async () => {
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

test('a number in the lock file that is a zombie or a stranger now does not stop a start', async () => {
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

test('Ctrl-C in the terminal of a start does not reach the server by itself: it is in a group of its own', async () => {
  const dataDir = await aDataFolder();
  await anEmbedded({ dataDir });
  const server = (await serverPid(join(dataDir, 'postgres'))) ?? 0;

  expect(await groupOf(server)).toMatch(/^\d+$/);
  expect(await groupOf(server)).not.toBe(await groupOf(process.pid));
});

/** The group of processes to which a terminal's Ctrl-C goes. */
async function groupOf(pid: number): Promise<string | undefined> {
  if (process.platform !== 'linux')
    return (await promisify(execFile)('ps', ['-o', 'pgid=', '-p', String(pid)])).stdout.trim();
  // The third word behind the program's name; a Linux need not have ps.
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[2];
}
