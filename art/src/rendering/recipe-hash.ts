import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { dirname, join } from 'node:path';

const imported = /(?:from|import) '(\.{1,2}\/[^']+)'/g;

/**
 * Hashes files and all files that they import, except the files `apart` and their imports. Types and comments of code
 * are left out, because they do not change what it draws.
 */
export function recipeHash(files: readonly string[], apart: readonly string[] = []): string {
  const hash = createHash('sha256');
  const contents: Contents = new Map();
  for (const file of files) addWithImports(file, contents, new Set(apart));
  for (const [, code] of [...contents].sort(([one], [other]) => (one < other ? -1 : 1))) hash.update(code);
  return hash.digest('hex');
}

type Contents = Map<string, string | Buffer>;

function addWithImports(file: string, contents: Contents, apart: ReadonlySet<string>): void {
  if (contents.has(file) || apart.has(file)) return;
  const code = file.endsWith('.ts') ? codeOf(file) : readFileSync(file);
  contents.set(file, code);
  if (typeof code !== 'string') return;
  for (const [, path = ''] of code.matchAll(imported)) addWithImports(join(dirname(file), path), contents, apart);
}

const codes = new Map<string, string>();

/** The code of a file without its types and comments, read once in a run. */
function codeOf(file: string): string {
  const code = codes.get(file) ?? stripTypeScriptTypes(readFileSync(file, 'utf8'), { mode: 'transform' });
  codes.set(file, code);
  return code;
}
