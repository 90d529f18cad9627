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

type Named = { readonly doc: string; readonly line: number; readonly path: string };

/** The paths of repository files and folders that stand between backticks, each with where it stands. */
function pathsNamedIn(doc: string): readonly Named[] {
  const lines = readFileSync(join(root, doc), 'utf8').split('\n');
  return lines.flatMap((text, at) =>
    [...text.matchAll(/`([^`\s]+)`/g)]
      .map(([, path = '']) => ({ doc, line: at + 1, path }))
      .filter(({ path }) => isPath(path)),
  );
}

/** A source file, or anything in a workspace; one that holds `<area>` or a star is a pattern and no path. */
const isPath = (text: string): boolean =>
  !/[<*]/.test(text) &&
  (sourceFile.test(text) ? !text.startsWith('.') : workspaces.some((workspace) => text.startsWith(`${workspace}/`)));

/** The decisions about the specification name files from `engine/src`; a name without a folder may be anywhere. */
function exists({ doc, path }: Named): boolean {
  if (!path.includes('/')) return sourceNames.has(path);
  const folders = doc === join('docs', 'spec', 'open-rows.md') ? ['.', 'engine/src'] : ['.'];
  return folders.some((folder) => existsSync(join(root, folder, path)));
}

test('every file that the docs name exists', () => {
  const named = docs.flatMap(pathsNamedIn);
  const missing = named.filter((each) => !exists(each));

  expect(named.length).toBeGreaterThan(300);
  expect(missing.map(({ doc, line, path }) => `${doc}:${line} names ${path}`)).toEqual([]);
});

const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/** The anchor that Markdown viewers make of a heading: small letters, hyphens for spaces, no other signs. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-');

const anchorsIn = (path: string): readonly string[] =>
  [...read(path).matchAll(/^#+ +(.+)$/gm)].map(([, heading = '']) => anchorOf(heading));

/** Why a link of a page leads nowhere; undefined if it does not. */
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
