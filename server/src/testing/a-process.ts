import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Pack } from '@underhall/engine';
import { inject, onTestFinished } from 'vitest';
import type { Connection } from '../db/database.ts';
import { aConnection } from './database.ts';

export type ServerProcess = {
  readonly address: string;
  /** The lines that the server prints when it is ready. */
  readonly opening: string;
  readonly child: ChildProcess;
  readonly ended: Promise<ProcessEnd>;
};
export type ProcessEnd = { readonly code: number | null; readonly said: string };

// Variables that a process needs to run. No setting of the game is among them.
const needed = /^(PATH|HOME|TMPDIR|NODE_.*|PG.*)$/;

/**
 * A data folder with a world, and servers in their own processes that run on it. They use the given database or a new
 * one. The new one is on the server of DATABASE_URL if the tests run there, unless `always embedded`.
 */
export async function aHome(
  pack: Pack | 'published',
  database?: 'always embedded' | Connection,
  settings: Readonly<Record<string, string>> = {},
  /** Registers the end of the home; by default it ends with the test. */
  until: (end: () => Promise<void>) => void = onTestFinished,
) {
  const dataDir = await mkdtemp(join(tmpdir(), 'underhall-home-'));
  const worldFile = join(dataDir, 'world.json');
  if (pack !== 'published') await writeFile(worldFile, JSON.stringify(pack));
  const own = database === undefined && process.env.DATABASE_URL ? await aConnection() : undefined;
  const outside = typeof database === 'object' ? database : own;
  const env = {
    ...Object.fromEntries(Object.entries(process.env).filter(([name]) => needed.test(name))),
    DATA_DIR: dataDir,
    PORT: '0',
    ...settings,
    ...(outside && { DATABASE_URL: urlOf(outside) }),
  };
  const children: ChildProcess[] = [];
  until(async () => {
    for (const child of children) child.kill('SIGINT');
    await Promise.all(
      children.map((child) => child.exitCode === null && child.signalCode === null && once(child, 'exit')),
    );
    // The database of a killed server takes a moment to release its files.
    await rm(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  });
  const spawnServer = () => {
    const child = spawn(process.execPath, [inject('serverFile'), pack === 'published' ? pack : worldFile], {
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    children.push(child);
    let said = '';
    child.stderr.on('data', (chunk) => (said += chunk));
    const ended = once(child, 'close').then(([code]): ProcessEnd => ({ code, said }));
    return { child, ended };
  };
  return {
    dataDir,
    async start(): Promise<ServerProcess> {
      const { child, ended } = spawnServer();
      const line = await Promise.race([once(child.stdout, 'data'), ended.then(({ said }) => [said])]);
      const [, address] = /open at (\S+)/.exec(String(line)) ?? [];
      if (!address) throw new Error(`the server did not start: ${line}`);
      return { address, opening: String(line), child, ended };
    },
    /** Returns the output and the exit code. */
    startRefused: (): Promise<ProcessEnd> => spawnServer().ended,
  };
}

const urlOf = (connection: Connection): string =>
  'url' in connection
    ? connection.url
    : `postgres://${connection.user}@${encodeURIComponent(connection.host)}:${connection.port}/${connection.database}`;

export async function killNine({ child }: ServerProcess): Promise<void> {
  child.kill('SIGKILL');
  if (child.signalCode === null && child.exitCode === null) await once(child, 'exit');
}
