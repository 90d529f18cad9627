import { closeSync, mkdirSync, openSync, renameSync, writeFileSync, writeSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { printPack, VERSION_OFFSET } from '../compile/compile-pack.ts';
import type { Contents } from '../compile/contents.ts';
import { readLock } from '../compile/read-folder.ts';

/** Replaces the built pack atomically. Returns its version. */
export function writePack(built: string, contents: Contents): string {
  mkdirSync(dirname(built), { recursive: true });
  const version = writeFile(`${built}.new`, ({ write, overwrite }) => {
    const version = printPack(contents, write);
    overwrite(VERSION_OFFSET, version);
    return version;
  });
  renameSync(`${built}.new`, built);
  return version;
}

/** Saves the numbers of new things. */
export function writeLock(folder: string, lock: string): void {
  if (readLock(folder) !== lock) writeFileSync(join(folder, 'ids.lock'), lock);
}

const BUFFER_SIZE = 1 << 20;

/** Maximum bytes of one UTF-16 unit in UTF-8. */
const MAX_UNIT_BYTES = 3;

type OpenFile = {
  readonly write: (text: string) => void;
  /** `at` is in bytes. The new text must have as many bytes as the text that it overwrites. */
  readonly overwrite: (at: number, text: string) => void;
};

/** Writes a file from many small texts through one buffer. Returns what `writing` returns. */
export function writeFile<Answer>(path: string, writing: (file: OpenFile) => Answer): Answer {
  const file = openSync(path, 'w');
  const buffer = Buffer.allocUnsafe(BUFFER_SIZE);
  let length = 0;
  const flush = (): void => {
    writeFileSync(file, buffer.subarray(0, length));
    length = 0;
  };
  const write = (text: string): void => {
    if (length + text.length * MAX_UNIT_BYTES > BUFFER_SIZE) flush();
    if (text.length * MAX_UNIT_BYTES > BUFFER_SIZE) writeFileSync(file, text);
    else length += buffer.write(text, length);
  };
  const overwrite = (at: number, text: string): void => {
    flush();
    writeSync(file, text, at);
  };
  try {
    const answer = writing({ write, overwrite });
    flush();
    return answer;
  } finally {
    closeSync(file);
  }
}
