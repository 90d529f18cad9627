import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { nodeRuntime } from '../../runtime/node-runtime.ts';
import { giveToOwner } from './give-to-owner.ts';

/** Shown in the error message of a second process. Only the lock decides who may use the folder. */
export type Holder = { readonly pid: number; readonly since: string; readonly host: string };

const { now, pause } = nodeRuntime;

const note = (dataDir: string): string => join(dataDir, 'held-by.json');

export async function recordHolder(dataDir: string): Promise<void> {
  const holder: Holder = { pid: process.pid, since: new Date(now()).toISOString(), host: hostname() };
  const unfinished = `${note(dataDir)}.${process.pid}`;
  await writeFile(unfinished, JSON.stringify(holder));
  giveToOwner(dataDir, unfinished);
  await rename(unfinished, note(dataDir));
}

export async function removeHolder(dataDir: string): Promise<void> {
  await rm(note(dataDir), { force: true });
}

/** Retries for a moment, because the file is written after the lock is taken. */
export async function readHolder(dataDir: string): Promise<Holder | undefined> {
  for (let tries = 0; tries < 6; tries += 1) {
    const holder = await readFile(note(dataDir), 'utf8').then(
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
