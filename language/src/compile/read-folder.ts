import { isUtf8 } from 'node:buffer';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PictureKind } from '../meaning/form.ts';
import { creditsFile, isMapFile, isStyleFile } from '../meaning/kind-of-file.ts';
import type { SourceFile } from '../meaning/read-file.ts';
import type { DrawnPictures } from '../meaning/read-world.ts';

/** All `.story` files of a world, its maps, its house style and the credits of its pictures, sorted by path. */
export const readFolder = (folder: string): readonly SourceFile[] =>
  textPaths(folder).map((path) => sourceFile(path, readFileSync(`${folder}/${path}`)));

/** The paths of the files that `readFolder` reads. */
export const textPaths = (folder: string): readonly string[] =>
  [...storiesIn(folder), ...mapsOf(folder), ...styleOf(folder), ...creditsOf(folder)].sort();

/** Drops a byte order mark, which some editors write. */
function sourceFile(path: string, bytes: Buffer): SourceFile {
  const whole = bytes.toString('utf8');
  const text = whole.startsWith('\uFEFF') ? whole.slice(1) : whole;
  // UTF-16 is valid UTF-8 too, with a zero in each letter.
  if (isUtf8(bytes) && !bytes.includes(0)) return { path, text };
  const before = text.slice(0, text.search(/[\uFFFD\0]/)).split('\n');
  return { path, text, unreadable: { line: before.length, column: (before.at(-1) ?? '').length + 1 } };
}

// Leaves out hidden files, because editors write temporary ones. Faster than the recursive option of Node.
const storiesIn = (folder: string, within = ''): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name.startsWith('.')) return [];
    const path = within + entry.name;
    if (entry.isDirectory()) return storiesIn(`${folder}/${entry.name}`, `${path}/`);
    return path.endsWith('.story') ? [path] : [];
  });

/** The paths of the maps, in the folder that the pack names or in `maps`. */
function mapsOf(folder: string): string[] {
  const [, elsewhere] = /^maps: *(\S+)$/m.exec(textOf(join(folder, 'pack.story'))) ?? [];
  const within = elsewhere ?? 'maps';
  const maps = join(folder, within);
  if (!existsSync(maps)) return [];
  return readdirSync(maps)
    .filter(isMapFile)
    .map((name) => `${within}/${name}`);
}

const styleOf = (folder: string): readonly string[] => readdirSync(folder).filter(isStyleFile);

const creditsOf = (folder: string): readonly string[] => (existsSync(join(folder, creditsFile)) ? [creditsFile] : []);

/** Empty for a new world. */
export const readLock = (folder: string): string => textOf(join(folder, 'ids.lock'));

const textOf = (path: string): string => (existsSync(path) ? readFileSync(path, 'utf8') : '');

const KINDS: readonly PictureKind[] = [
  'icons',
  'headers',
  'lodgings',
  'cameos',
  'scenes',
  'heroes',
  'currencies',
  'ui',
  'frames',
];

/** Files are called `{kind}/{name}-{width}.avif`. */
export const readPictures = (folder: string): DrawnPictures =>
  new Map(
    KINDS.filter((kind) => existsSync(join(folder, kind))).map((kind) => [kind, namesIn(join(folder, kind))] as const),
  );

const namesIn = (folder: string): ReadonlySet<string> =>
  new Set(readdirSync(folder).flatMap((file) => /^(.+?)(?:-\d+\.avif|\.svg)$/.exec(file)?.[1] ?? []));
