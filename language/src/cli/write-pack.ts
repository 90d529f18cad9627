import { mkdirSync, renameSync } from 'node:fs';
import { dirname } from 'node:path';
import { printPack, VERSION_AT } from '../compile/compile-pack.ts';
import type { Contents } from '../compile/contents.ts';
import { writeFile } from './write-file.ts';

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
