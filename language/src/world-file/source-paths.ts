import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { textPaths } from '../compile/read-folder.ts';
import { listPictures, notesOfPictures, picturesFolder } from '../pictures/list-pictures.ts';

/**
 * Lists every file of a world that the compiler reads, sorted: stories, house style, numbers, maps, and pictures with
 * their texts. Notes and other files of the author are not among them.
 */
export function sourcePaths(folder: string): readonly string[] {
  const texts = ['ids.lock', ...[...notesOfPictures].map((name) => `${picturesFolder}/${name}`)];
  const all = [
    ...textPaths(folder),
    ...texts.filter((path) => existsSync(join(folder, path))),
    ...listPictures(folder).pictures.map(({ file }) => file),
  ];
  return [...new Set(all)].sort();
}
