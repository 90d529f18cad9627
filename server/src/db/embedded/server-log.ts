import { closeSync, fstatSync, openSync } from 'node:fs';
import { readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { giveToOwner } from './give-to-owner.ts';

/** `postgres.log` in the data folder. */
export type ServerLog = { readonly fd: number; tail(): Promise<string>; close(): void };

const largest = 5_000_000;

/** Opens the log for appending. A large log is first renamed to `postgres.log.old`. */
export async function openServerLog(dataDir: string): Promise<ServerLog> {
  const path = join(dataDir, 'postgres.log');
  let fd = openSync(path, 'a', 0o600);
  if (fstatSync(fd).size > largest) {
    await rename(path, `${path}.old`);
    closeSync(fd);
    fd = openSync(path, 'a', 0o600);
  }
  giveToOwner(dataDir, path);
  const start = fstatSync(fd).size;
  return {
    fd,
    /** The last lines since the log was opened. */
    async tail() {
      const text = (await readFile(path)).subarray(start).toString('utf8');
      return text.trimEnd().split('\n').slice(-12).join('\n');
    },
    close: () => closeSync(fd),
  };
}
