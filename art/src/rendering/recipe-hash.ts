import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { dirname, join } from 'node:path';

const imported = /(?:from|import) '(\.{1,2}\/[^']+)'/g;

/**
 * A fingerprint of a file and of all in this workspace that it is made of. Of code only what runs counts: types and
 * comments may change, and the pictures drawn by it are still what it draws.
 */
export function recipeHash(file: string): string {
  const hash = createHash('sha256');
  for (const [, code] of [...withImports(file, new Map())].sort(([one], [other]) => (one < other ? -1 : 1)))
    hash.update(code);
  return hash.digest('hex');
}

type Contents = Map<string, string | Buffer>;

function withImports(file: string, seen: Contents): Contents {
  if (seen.has(file)) return seen;
  if (!file.endsWith('.ts')) return seen.set(file, readFileSync(file));
  const code = stripTypeScriptTypes(readFileSync(file, 'utf8'), { mode: 'transform' });
  seen.set(file, code);
  for (const [, path = ''] of code.matchAll(imported)) withImports(join(dirname(file), path), seen);
  return seen;
}
