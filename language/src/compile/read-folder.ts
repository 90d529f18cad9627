import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SourceFile } from '../meaning/read-world.ts';

/** All `.story` files of a world, sorted by path. */
export const readFolder = (folder: string): readonly SourceFile[] =>
  storiesIn(folder)
    .sort()
    .map((path) => ({ path, text: readFileSync(`${folder}/${path}`, 'utf8') }));

// Quicker than the recursion of Node, which works out each path afresh.
const storiesIn = (folder: string, within = ''): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = within + entry.name;
    if (entry.isDirectory()) return storiesIn(`${folder}/${entry.name}`, `${path}/`);
    return path.endsWith('.story') ? [path] : [];
  });

/** The lock of a world's numbers; empty for a new world. */
export function readLock(folder: string): string {
  const path = join(folder, 'ids.lock');
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}
