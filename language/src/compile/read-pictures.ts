import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { PictureKind } from '../meaning/form.ts';
import type { DrawnPictures } from '../meaning/read-world.ts';

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

/** The names of the pictures in a folder: of each kind those that lie there as `{kind}/{name}-{width}.avif`. */
export const readPictures = (folder: string): DrawnPictures =>
  new Map(
    KINDS.filter((kind) => existsSync(join(folder, kind))).map((kind) => [kind, namesIn(join(folder, kind))] as const),
  );

const namesIn = (folder: string): ReadonlySet<string> =>
  new Set(readdirSync(folder).flatMap((file) => /^(.+)-\d+\.avif$/.exec(file)?.[1] ?? []));
