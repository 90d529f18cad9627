import { createHash } from 'node:crypto';
import { type Dirent, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.ts';

const leftOut = new Set(['node_modules', '.types', '.built', '.git']);
const picture = /\.(avif|webp|png|woff2)$/;

/** One word that changes whenever one of these files or folders does. Pictures count by name, size and age alone. */
export function fingerprint(paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const path of paths) add(hash, path);
  return hash.digest('hex').slice(0, 32);
}

function add(hash: ReturnType<typeof createHash>, path: string): void {
  const full = join(root, path);
  const stats = statSync(full);
  if (stats.isDirectory()) {
    for (const name of namesIn(full)) add(hash, `${path}/${name}`);
    return;
  }
  hash.update(`${path}\0${stats.size}\0`);
  hash.update(picture.test(path) ? String(stats.mtimeMs) : readFileSync(full));
}

function namesIn(folder: string): string[] {
  const isCounted = (entry: Dirent): boolean => !leftOut.has(entry.name) && !/\.test\.tsx?$/.test(entry.name);
  return readdirSync(folder, { withFileTypes: true })
    .filter(isCounted)
    .map((entry) => entry.name)
    .sort();
}
