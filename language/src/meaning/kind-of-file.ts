export type Kind =
  | 'pack'
  | 'setting'
  | 'area'
  | 'storylet'
  | 'quality'
  | 'lodging'
  | 'timed story'
  | 'shop'
  | 'persona'
  | 'act'
  | 'agent'
  | 'concern'
  | 'store item'
  | 'machine'
  | 'snippet'
  | 'advert'
  | 'news'
  | 'page';

const FOLDERS: readonly (readonly [RegExp, Kind])[] = [
  [/^pack\.story$/, 'pack'],
  [/^settings\/[^/]+\.story$/, 'setting'],
  [/^areas\/[^/]+\/area\.story$/, 'area'],
  [/^areas\/[^/]+\/[^/]+\.story$/, 'storylet'],
  [/^qualities\/[^/]+\.story$/, 'quality'],
  [/^lodgings\/[^/]+\.story$/, 'lodging'],
  [/^timed\/[^/]+\.story$/, 'timed story'],
  [/^shops\/[^/]+\.story$/, 'shop'],
  [/^personas\/[^/]+\.story$/, 'persona'],
  [/^acts\/[^/]+\.story$/, 'act'],
  [/^agents\/[^/]+\.story$/, 'agent'],
  [/^plots\/[^/]+\.story$/, 'concern'],
  [/^store\/[^/]+\.story$/, 'store item'],
  [/^machines\/[^/]+\.story$/, 'machine'],
  [/^pages\/snippets\/[^/]+\.story$/, 'snippet'],
  [/^pages\/adverts\/[^/]+\.story$/, 'advert'],
  [/^pages\/news\/[^/]+\.story$/, 'news'],
  [/^pages\/[^/]+\.story$/, 'page'],
];

/** The folders of stories, directly in the folder of the world. */
export const folders: readonly string[] = [
  ...new Set(FOLDERS.flatMap(([folder]) => /^\^([a-z]+)\\\//.exec(folder.source)?.[1] ?? [])),
];

export const isMapFile = (path: string): boolean =>
  path.endsWith('.json') ? !isStyleFile(path) : isPlainMapFile(path);

/** The places of a map that is one picture. */
export const isPlainMapFile = (path: string): boolean =>
  path.endsWith('.txt') && !/(^|\/)(credits|focus)\.txt$/.test(path);

export const isStyleFile = (path: string): boolean => path === 'house-style.json';

/** Who made the pictures, in plain text. */
export const creditsFile = 'pictures/credits.txt';

/** The folder decides what a file contains. `path` is relative to the world's folder. */
export const kindOfFile = (path: string): Kind | undefined => FOLDERS.find(([folder]) => folder.test(path))?.[1];
