export type Kind = 'pack' | 'setting' | 'area' | 'storylet' | 'quality' | 'lodging';

const FOLDERS: readonly (readonly [RegExp, Kind])[] = [
  [/^pack\.story$/, 'pack'],
  [/^settings\/[^/]+\.story$/, 'setting'],
  [/^areas\/[^/]+\/area\.story$/, 'area'],
  [/^areas\/[^/]+\/[^/]+\.story$/, 'storylet'],
  [/^qualities\/[^/]+\.story$/, 'quality'],
  [/^lodgings\/[^/]+\.story$/, 'lodging'],
];

/** The folder says what a file holds. `path` is taken from the world's folder. */
export const kindOfFile = (path: string): Kind | undefined => FOLDERS.find(([folder]) => folder.test(path))?.[1];
