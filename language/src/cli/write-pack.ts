import { closeSync, mkdirSync, openSync, renameSync, writeFileSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Contents } from '../compile/contents.ts';
import { printPack, VERSION_AT } from '../compile/print-pack.ts';

/** Replaces the built pack whole, so that nobody reads half of it. Answers its version. */
export function writePack(built: string, contents: Contents): string {
  mkdirSync(dirname(built), { recursive: true });
  const version = writeAnew(`${built}.new`, contents);
  renameSync(`${built}.new`, built);
  return version;
}

function writeAnew(path: string, contents: Contents): string {
  const file = openSync(path, 'w');
  try {
    const version = printPack(contents, (piece) => writeFileSync(file, piece));
    writeSync(file, version, VERSION_AT);
    return version;
  } finally {
    closeSync(file);
  }
}
