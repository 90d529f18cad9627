import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const worldFileIn = (folder: string): string => join(folder, 'world.json');

/** The converted pictures of the world. */
export const picturesFolderIn = (folder: string): string => join(folder, 'pictures');

/** The mistakes of the last edit, or an empty text. The page shows them in a notice. */
export const mistakesFileIn = (folder: string): string => join(folder, 'mistakes.txt');

/** What the page has of the world that the server has taken. The page refetches what it shows after each change. */
export const pageFileIn = (folder: string): string => join(folder, 'page.json');

/** Replaces a file by renaming, so that no reader sees a part of it. */
export function replaceFile(file: string, text: string): void {
  writeFileSync(`${file}.new`, text);
  renameSync(`${file}.new`, file);
}
