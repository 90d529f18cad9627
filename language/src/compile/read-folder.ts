import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { SourceFile } from '../meaning/read-world.ts';

/** All `.story` files of a world, sorted by path. */
export const readFolder = (folder: string): readonly SourceFile[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.story'))
    .map((path) => path.split(sep).join('/'))
    .sort()
    .map((path) => ({ path, text: readFileSync(join(folder, path), 'utf8') }));

/** The lock of a world's numbers; empty for a new world. */
export function readLock(folder: string): string {
  const path = join(folder, 'ids.lock');
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}
