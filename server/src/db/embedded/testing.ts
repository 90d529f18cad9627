import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { onTestFinished } from 'vitest';
import { type Embedded, type EmbeddedOptions, type SocketConnection, startEmbedded } from './start-embedded.ts';

export async function aDataFolder(): Promise<string> {
  const home = await mkdtemp(join(tmpdir(), 'uh-data-'));
  await chmod(home, 0o711);
  // The database of a killed process needs a moment to release its files.
  onTestFinished(() => rm(home, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 }));
  return home;
}

export async function aDataFolderOf(uid: number): Promise<string> {
  const home = await aDataFolder();
  await chown(home, uid, uid);
  return home;
}

export async function anEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const embedded = await startEmbedded({ durable: false, ...options });
  onTestFinished(() => embedded.stop());
  return embedded;
}

export async function ask(connection: SocketConnection, sql: string): Promise<unknown> {
  const client = new Client(connection);
  await client.connect();
  const { rows } = await client.query(sql).finally(() => client.end());
  return Object.values(rows[0] ?? {})[0];
}

/** POSIX shells count in blocks of 512 bytes. */
const blocksPerMegabyte = 2048;

export type OtherProcess = {
  readonly child: ChildProcess;
  readonly pid: number;
  readonly ready: Promise<SocketConnection>;
  readonly ended: Promise<{ code: number | null; said: string }>;
};

type ProcessOptions = {
  readonly uid?: number;
  readonly args?: readonly string[];
  /** No file of the database can be longer. */
  readonly maxFileMegabytes?: number;
};

/** Starts a database in another process, optionally under another account. */
export function inAnotherProcess(dataDir: string, options: ProcessOptions = {}): OtherProcess {
  const { uid, args = [], maxFileMegabytes } = options;
  const limiting = maxFileMegabytes === undefined ? '' : `ulimit -f ${maxFileMegabytes * blocksPerMegabyte} && `;
  const command = [process.execPath, ...args, join(import.meta.dirname, 'testing-holder.ts'), dataDir];
  const child = spawn('sh', ['-c', `${limiting}exec "$@"`, 'sh', ...command], {
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(uid === undefined ? {} : { uid, gid: uid }),
  });
  let output = '';
  child.stderr.on('data', (text) => {
    output += text;
  });
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, said: output }));
  const connection = once(child.stdout, 'data').then(([text]) => JSON.parse(String(text)) as SocketConnection);
  const ready = Promise.race([connection, ended.then((end): never => Promise.reject(new Error(end.said)) as never)]);
  ready.catch(() => undefined);
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  return { child, pid: child.pid ?? 0, ready, ended };
}
