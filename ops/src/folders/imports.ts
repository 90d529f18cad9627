import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

/** An import between two files. Both paths are relative to the same root. */
export type Import = { readonly file: string; readonly target: string; readonly isTypeOnly: boolean };

const statement = /^(?:import|export)\s+(type\s)?([^;'"]*?)\sfrom\s+['"](\.[^'"]+)['"]/gm;
const bare = /(?:^import\s+|\bimport\()['"](\.[^'"]+)['"]/gm;

/** The relative imports in TypeScript files under a folder, except tests. */
export function importsUnder(root: string): readonly Import[] {
  return sourcesUnder(root).flatMap(({ file, text }) => {
    const targetOf = (path: string) => relative(root, resolve(root, dirname(file), path));
    return [
      ...[...text.matchAll(statement)].map(([, type, names = '', path = '']) => ({
        file,
        target: targetOf(path),
        isTypeOnly: type !== undefined || namesTypesOnly(names),
      })),
      ...[...text.matchAll(bare)].map(([, path = '']) => ({ file, target: targetOf(path), isTypeOnly: false })),
    ];
  });
}

/** The TypeScript files under a folder, except tests. */
export const sourcesUnder = (root: string): readonly { readonly file: string; readonly text: string }[] =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|d)\.tsx?$/.test(file))
    .sort()
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));

/** True for `{ type A, type B }`, which the compiler removes like `type { A, B }`. */
const namesTypesOnly = (names: string): boolean =>
  /^\{[^}]*\}$/.test(names.trim()) &&
  names
    .replace(/[{}]/g, '')
    .split(',')
    .every((name) => name.trim() === '' || name.trim().startsWith('type '));

/** The files under a folder, except tests, that import a value of this package. */
export const valueImportsOf = (name: string, root: string): readonly string[] =>
  sourcesUnder(root)
    .filter(({ text }) =>
      [...text.matchAll(/^(?:import|export)\s+(type\s)?([^;'"]*?)\sfrom\s+['"]([^'"]+)['"]/gm)].some(
        ([, type, names = '', from]) => from === name && type === undefined && !namesTypesOnly(names),
      ),
    )
    .map(({ file }) => file);
