import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './root.ts';

const docs = globSync(['*.md', 'docs/**/*.md'], { cwd: root });
const workspaces = [
  'art',
  'contract',
  'docs',
  'engine',
  'journeys',
  'language',
  'ops',
  'server',
  'simulator',
  'web',
  'world',
];
const sourceNames = new Set(
  globSync(
    workspaces.map((workspace) => `${workspace}/{,src/**/,build/}*.{ts,tsx,sql,css}`),
    { cwd: root },
  ).map((path) => basename(path)),
);
const sourceFile = /\.(?:tsx?|sql|css)$/;

type PathInDoc = { readonly doc: string; readonly line: number; readonly path: string };

/** Paths of files and folders in code spans of a document, with their lines. */
function pathsIn(doc: string): readonly PathInDoc[] {
  const lines = readFileSync(join(root, doc), 'utf8').split('\n');
  return lines.flatMap((text, at) =>
    [...text.matchAll(/`([^`\s]+)`/g)]
      .map(([, path = '']) => ({ doc, line: at + 1, path }))
      .filter(({ path }) => isPath(path)),
  );
}

/** True for a source file or a path in a workspace. A text with `<area>` or a star is a pattern, not a path. */
const isPath = (text: string): boolean =>
  !/[<*]/.test(text) &&
  (sourceFile.test(text) ? !text.startsWith('.') : workspaces.some((workspace) => text.startsWith(`${workspace}/`)));

/** Paths in open-rows.md may start in `engine/src`. A name without a folder may be anywhere. */
function exists({ doc, path }: PathInDoc): boolean {
  if (!path.includes('/')) return sourceNames.has(path);
  const folders = doc === join('docs', 'spec', 'open-rows.md') ? ['.', 'engine/src'] : ['.'];
  return folders.some((folder) => existsSync(join(root, folder, path)));
}

test('every file that the docs name exists', () => {
  const paths = docs.flatMap(pathsIn);
  const missing = paths.filter((each) => !exists(each));

  expect(paths.length).toBeGreaterThan(300);
  expect(missing.map(({ doc, line, path }) => `${doc}:${line} names ${path}`)).toEqual([]);
});

const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/** Converts a heading to the anchor of Markdown viewers: in lower case, with hyphens for spaces and no other signs. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-');

const anchorsIn = (path: string): readonly string[] =>
  [...read(path).matchAll(/^#+ +(.+)$/gm)].map(([, heading = '']) => anchorOf(heading));

/** Describes a link without a target. Returns undefined if the target exists. */
function faultOf(doc: string, target: string): string | undefined {
  const [path = '', anchor] = target.split('#');
  const file = path === '' ? doc : join(dirname(doc), path);
  if (!existsSync(join(root, file))) return `${doc} links to ${target}, which does not exist`;
  const isMissing = anchor !== undefined && file.endsWith('.md') && !anchorsIn(file).includes(anchor);
  return isMissing ? `${doc} links to ${target}, but ${file} has no such heading` : undefined;
}

test('every link between documents leads to a file and a heading', () => {
  const links = docs.flatMap((doc) =>
    [...read(doc).matchAll(/\]\((?![a-z]+:|\/)([^)\s]+)(?: "[^"]*")?\)/g)].map(([, target = '']) => ({ doc, target })),
  );

  expect(links.length).toBeGreaterThan(100);
  expect(links.flatMap(({ doc, target }) => faultOf(doc, target) ?? [])).toEqual([]);
});
