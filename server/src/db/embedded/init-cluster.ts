import { readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { CannotStart } from '../cannot-start.ts';
import { type Installation, makeFolderFor } from './choose-account.ts';
import { startGuarded } from './guard.ts';
import type { ServerLog } from './server-log.ts';

export type InitOptions = { readonly dataDir: string; readonly cluster: string; readonly durable: boolean };

/**
 * True if the folder contains a cluster. Throws `CannotStart` if the folder contains anything else. Unfinished clusters
 * have another name, so these could be somebody's files.
 */
export async function hasCluster(cluster: string): Promise<boolean> {
  const names = await readdir(cluster).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [] as string[];
    throw new CannotStart(
      `The database's folder ${cluster} cannot be read (${error.message}). Start as the account that owns it.`,
    );
  });
  if (names.length === 0) return false;
  if (names.includes('PG_VERSION')) return true;
  throw new CannotStart(
    `The folder ${cluster} is not empty and holds no database that can be started: it has no file PG_VERSION. ` +
      'Nothing in it was touched. If it was a database, restore it from a backup; ' +
      'otherwise move it somewhere else, and the next start makes a new one.',
  );
}

/** Creates the cluster at the first start. The cluster gets its final name only after it is complete. */
export async function initCluster(installation: Installation, log: ServerLog, options: InitOptions): Promise<void> {
  const { dataDir, cluster, durable } = options;
  if (await hasCluster(cluster)) return refuseOtherVersion(installation, cluster);
  await removeUnfinished(dataDir);
  const unfinished = await makeFolderFor(installation.account, join(dataDir, 'unfinished-'));
  const args = ['-D', unfinished, '-U', 'underhall', '-E', 'UTF8', '--locale-provider=builtin', '--locale=C.UTF-8'];
  // The permissions of the socket folder decide who can connect, because the server listens on no network address.
  args.push('--data-checksums', '--auth-local=trust', '--auth-host=reject', ...(durable ? [] : ['--no-sync']));
  const file = join(installation.programs, 'bin', 'initdb');
  const initdb = await startGuarded({ account: installation.account, file, args, logFd: log.fd, cwd: '/' });
  const code = await initdb.exited;
  if (code !== 0) throw new CannotStart(`The database could not be set up in ${dataDir}:\n${await log.tail()}`);
  // `rename` replaces only an empty folder.
  await rename(unfinished, cluster).catch((error: Error) => {
    throw new CannotStart(
      `The new database could not be moved to ${cluster} (${error.message}). ` +
        'Remove what is there, if it is yours, and start again.',
    );
  });
}

async function removeUnfinished(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    // Ignore errors, because an initdb whose parent was killed may be deleting the same folder.
    if (name.startsWith('unfinished-'))
      await rm(join(dataDir, name), { recursive: true, force: true }).catch(() => undefined);
  }
}

async function refuseOtherVersion({ programs }: Installation, cluster: string): Promise<void> {
  const mine = (await readFile(join(cluster, 'PG_VERSION'), 'utf8')).trim();
  const conf = await readFile(join(programs, 'share', 'postgresql', 'postgres.bki'), 'utf8');
  const theirs = /^# PostgreSQL (\d+)/.exec(conf)?.[1] ?? mine;
  if (mine === theirs) return;
  throw new CannotStart(
    `PostgreSQL ${mine} made this data folder, and PostgreSQL ${theirs} is installed here. ` +
      `Go back to the release of the game with PostgreSQL ${mine}, make a backup there, and restore it here.`,
  );
}
