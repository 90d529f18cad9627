import { world } from './world.ts';

export type ArtKind =
  | 'limbo'
  | 'heroes'
  | 'headers'
  | 'phone-headers'
  | 'cameos'
  | 'frames'
  | 'icons'
  | 'scenes'
  | 'ui'
  | 'lodgings'
  | 'locations'
  | 'maps'
  | 'snippets'
  | 'currencies';

/** Folder of a picture. The hash in the path lets browsers cache the picture forever. */
export function artFolder(kind: string, name = ''): string {
  const { sets, own } = world.pictures ?? {};
  const hash = own?.[kind]?.[name] ?? sets?.[kind];
  return hash === undefined ? `/images/${kind}` : `/images/${hash}/${kind}`;
}

/** False if the world has no such picture. A picture of the program may be missing all the same. */
export const mayHavePicture = (kind: ArtKind, name: string): boolean => {
  const { pictures } = world;
  return !pictures || pictures.own[kind]?.[name] !== undefined || pictures.sets[kind] !== undefined;
};

/** True if the world has the banner for phones. A set does not list its pictures, but each banner for phones has a focus. */
export const hasPhoneBanner = (name: string): boolean =>
  [world.pictures?.own, world.pictures?.focus].some((known) => known?.['phone-headers']?.[name] !== undefined);

export const artUrl = (kind: ArtKind, name: string, width: number): string =>
  `${artFolder(kind, name)}/${encodeURIComponent(name)}-${width}.avif`;

/** A picture of which only the outline is shown. Of the program's pictures, that is a drawing. */
export const outlineUrl = (kind: ArtKind, name: string, width: number): string =>
  world.pictures?.own[kind]?.[name] === undefined
    ? `${artFolder(kind, name)}/${encodeURIComponent(name)}.svg`
    : artUrl(kind, name, width);
