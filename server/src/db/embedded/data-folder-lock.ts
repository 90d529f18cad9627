import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { CannotStart } from '../cannot-start.ts';
import { giveToOwner } from './give-to-owner.ts';
import { readHolder, recordHolder, removeHolder } from './holder.ts';

export type DataFolderLock = { release(): Promise<void> };

// An exclusive SQLite transaction takes a kernel file lock. On Linux and macOS, the kernel releases the lock when the
// process ends. Never open this file in any other way: when a process closes a file, the kernel drops all of the
// process's locks on that file.
const lockFile = 'held.lock';
const patience = 200;
const sqliteBusy = 5;
const locks = new Set<DatabaseSync>();

/**
 * The lock ends on release or when this process ends. Throws `CannotStart`, naming the holder, if another process has
 * the lock.
 */
export async function lockDataFolder(dataDir: string): Promise<DataFolderLock> {
  // If root starts the server, the database runs as another account, which must be able to enter the folder.
  const mode = process.getuid?.() === 0 ? 0o711 : 0o700;
  await mkdir(dataDir, { recursive: true, mode }).catch((error: unknown) => {
    throw cannotWrite(dataDir, error);
  });
  const lock = await openLock(dataDir, 'pragma journal_mode = memory; begin exclusive');
  // Prevents garbage collection, which would close the lock file and release the lock.
  locks.add(lock);
  const release = async (): Promise<void> => {
    if (!locks.delete(lock)) return;
    await removeHolder(dataDir).finally(() => lock.close());
  };
  try {
    giveToOwner(dataDir, join(dataDir, lockFile));
    await recordHolder(dataDir);
  } catch (error) {
    await release();
    throw cannotWrite(dataDir, error);
  }
  return { release };
}

/** Throws `CannotStart` if another process holds the data folder. Changes nothing. */
export async function assertDataFolderFree(dataDir: string): Promise<void> {
  if (!existsSync(join(dataDir, lockFile))) return;
  (await openLock(dataDir, 'select count(*) from sqlite_schema')).close();
}

async function openLock(dataDir: string, sql: string): Promise<DatabaseSync> {
  let lock: DatabaseSync | undefined;
  try {
    lock = new DatabaseSync(join(dataDir, lockFile), { timeout: patience });
    lock.exec(sql);
    return lock;
  } catch (error) {
    lock?.close();
    if ((error as { errcode?: number }).errcode === sqliteBusy) throw await heldByAnother(dataDir);
    throw cannotWrite(dataDir, error);
  }
}

async function heldByAnother(dataDir: string): Promise<CannotStart> {
  const holder = await readHolder(dataDir);
  const inUse = `The data folder ${resolve(dataDir)} is in use by another server`;
  const elsewhere = 'or give this one a data folder of its own with DATA_DIR.';
  if (holder === undefined) {
    return new CannotStart(`${inUse}, perhaps in another container. Stop that one first, ${elsewhere}`);
  }
  const since = new Date(holder.since).toLocaleString('sv-SE');
  return new CannotStart(
    `${inUse}: process ${holder.pid}, since ${since}. ` +
      `Stop that one first (Ctrl-C in its terminal, or: kill ${holder.pid}), ${elsewhere}`,
  );
}

function cannotWrite(dataDir: string, error: unknown): CannotStart {
  const why = error instanceof Error ? error.message : String(error);
  return new CannotStart(
    `The data folder ${resolve(dataDir)} cannot be written (${why}). ` +
      'Start as the account that owns it, or set DATA_DIR to a folder of your own.',
  );
}
