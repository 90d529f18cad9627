import { createHash } from 'node:crypto';
import { type Dirent, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.ts';

const skipped = new Set(['node_modules', '.types', '.built', '.git']);
const sources = [
  ...['contract', 'engine', 'language', 'simulator', 'server', 'web', 'journeys', 'ops', 'world', 'docs/spec'],
  ...['art/images', 'art/focus.json', 'art/LICENSE.md', 'package-lock.json', 'vitest.config.ts'],
];
const picture = /\.(avif|webp|png|woff2)$/;

/**
 * Hashes files and folders. Pictures are hashed by name, size and modification time. Tests are included only if
 * `withTests` is set.
 */
export function fingerprint(paths: readonly string[], withTests = false): string {
  const hash = createHash('sha256');
  for (const path of paths) add(hash, path, withTests);
  return hash.digest('hex').slice(0, 32);
}

export const fingerprintOfSources = (): string => fingerprint(sources, true);

function add(hash: ReturnType<typeof createHash>, path: string, withTests: boolean): void {
  const full = join(root, path);
  const stats = statSync(full);
  if (stats.isDirectory()) {
    for (const name of namesIn(full, withTests)) add(hash, `${path}/${name}`, withTests);
    return;
  }
  hash.update(`${path}\0${stats.size}\0`);
  hash.update(picture.test(path) ? String(stats.mtimeMs) : readFileSync(full));
}

function namesIn(folder: string, withTests: boolean): string[] {
  const isIncluded = ({ name }: Dirent): boolean => !skipped.has(name) && (withTests || !/\.test\.tsx?$/.test(name));
  return readdirSync(folder, { withFileTypes: true })
    .filter(isIncluded)
    .map((entry) => entry.name)
    .sort();
}
