import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const imported = /(?:from|import) '(\.{1,2}\/[^']+)'/g;

/** A fingerprint of a file and of all in this workspace that it is made of. */
export function recipeHash(file: string): string {
  const hash = createHash('sha256');
  for (const each of [...withImports(file, new Set())].sort()) hash.update(readFileSync(each));
  return hash.digest('hex');
}

function withImports(file: string, seen: Set<string>): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  if (!file.endsWith('.ts')) return seen;
  for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(imported)) {
    withImports(join(dirname(file), path), seen);
  }
  return seen;
}
