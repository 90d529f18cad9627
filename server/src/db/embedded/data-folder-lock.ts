import { existsSync } from 'node:fs';
import { chown, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { CannotStart } from './cannot-start.ts';

export type DataFolderHold = { release(): Promise<void> };

type Holder = { readonly pid: number; readonly since: string; readonly host: string };

// An SQLite file in an exclusive transaction is a file lock of the kernel: it ends with this process, however that
// ends, and is the same on Linux and macOS. Nothing is ever written to it. Never open the file in any other way: the
// kernel drops a process's locks on a file as soon as that process closes the file once.
const lockFile = 'held.lock';
const holderFile = 'held-by.json';
const patience = 200;
const sqliteBusy = 5;
const held = new Set<DatabaseSync>();

/** Holds a data folder for this process until released or dead; throws `CannotStart` naming who holds it already. */
export async function holdDataFolder(dataDir: string): Promise<DataFolderHold> {
  await makeFolder(dataDir);
  const lock = await openLock(dataDir, 'pragma journal_mode = memory; begin exclusive');
  // Kept reachable: a collected handle would close the file and so let go of the lock.
  held.add(lock);
  await writeHolder(dataDir);
  return {
    async release() {
      if (!held.delete(lock)) return;
      await rm(join(dataDir, holderFile), { force: true });
      lock.close();
    },
  };
}

/** Throws `CannotStart` when another process holds the data folder; changes nothing. */
export async function refuseHeldDataFolder(dataDir: string): Promise<void> {
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
    throw new CannotStart(
      `The data folder ${resolve(dataDir)} cannot be written (${words(error)}). ` +
        'Start as the account that owns it, or set DATA_DIR to a folder of your own.',
    );
  }
}

async function makeFolder(dataDir: string): Promise<void> {
  try {
    // Started by root, the database runs as somebody else and must be able to pass through.
    await mkdir(dataDir, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 });
  } catch (error) {
    throw new CannotStart(
      `The data folder ${resolve(dataDir)} cannot be made (${words(error)}). Set DATA_DIR to a folder of your own.`,
    );
  }
}

async function writeHolder(dataDir: string): Promise<void> {
  const holder: Holder = { pid: process.pid, since: new Date().toISOString(), host: hostname() };
  const path = join(dataDir, holderFile);
  await writeFile(`${path}.${process.pid}`, JSON.stringify(holder));
  await rename(`${path}.${process.pid}`, path);
  const { uid, gid } = await stat(dataDir);
  // Started once by root in somebody's folder: that somebody must be able to start it again.
  if (process.getuid?.() === 0 && uid !== 0) {
    for (const name of [lockFile, holderFile]) await chown(join(dataDir, name), uid, gid);
  }
}

async function heldByAnother(dataDir: string): Promise<CannotStart> {
  const holder = await readHolder(dataDir);
  const folder = resolve(dataDir);
  const elsewhere = 'or give this one a data folder of its own with DATA_DIR.';
  if (holder === undefined) {
    return new CannotStart(
      `The data folder ${folder} is in use by another Underhall, perhaps in another container. Stop that one first, ${elsewhere}`,
    );
  }
  const since = new Date(holder.since).toLocaleString('sv-SE');
  return new CannotStart(
    `The data folder ${folder} is in use by another Underhall: process ${holder.pid}, since ${since}. ` +
      `Stop that one first (Ctrl-C in its terminal, or: kill ${holder.pid}), ${elsewhere}`,
  );
}

/** The holder's own words; a moment of patience, for it writes them just after it has taken the lock. */
async function readHolder(dataDir: string): Promise<Holder | undefined> {
  for (let tries = 0; tries < 6; tries += 1) {
    const holder = await readFile(join(dataDir, holderFile), 'utf8').then(
      (text) => JSON.parse(text) as Holder,
      () => undefined,
    );
    if (holder !== undefined && holder.host === hostname() && isAlive(holder.pid)) return holder;
    await pause(50);
  }
  return undefined;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function words(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
