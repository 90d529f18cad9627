import { closeSync, mkdirSync, openSync, renameSync, writeFileSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { printPack, VERSION_AT } from '../compile/compile-pack.ts';
import type { Contents } from '../compile/contents.ts';

/** Replaces the built pack whole, so that nobody reads half of it. Answers its version. */
export function writePack(built: string, contents: Contents): string {
  mkdirSync(dirname(built), { recursive: true });
  const version = writeFile(`${built}.new`, ({ write, correct }) => {
    const version = printPack(contents, write);
    correct(VERSION_AT, version);
    return version;
  });
  renameSync(`${built}.new`, built);
  return version;
}

/** Bytes that are gathered before they are written. */
const ROOM = 1 << 20;

/** A letter takes so many bytes at most. */
const WIDEST = 3;

/** A file that is being written. */
type OpenFile = {
  readonly write: (text: string) => void;
  /** Replaces what was written at a place, counted in bytes from the beginning, by as much other text. */
  readonly correct: (at: number, text: string) => void;
};

/** Writes a file from many small texts, gathered so that few of them make one large one. Answers what `writing` does. */
export function writeFile<Answer>(path: string, writing: (file: OpenFile) => Answer): Answer {
  const file = openSync(path, 'w');
  const gathered = Buffer.allocUnsafe(ROOM);
  let length = 0;
  const flush = (): void => {
    writeFileSync(file, gathered.subarray(0, length));
    length = 0;
  };
  const write = (text: string): void => {
    if (length + text.length * WIDEST > ROOM) flush();
    if (text.length * WIDEST > ROOM) writeFileSync(file, text);
    else length += gathered.write(text, length);
  };
  const correct = (at: number, text: string): void => {
    flush();
    writeSync(file, text, at);
  };
  try {
    const answer = writing({ write, correct });
    flush();
    return answer;
  } finally {
    closeSync(file);
  }
}
