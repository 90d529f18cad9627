import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The folder where `npm run dev` leaves the compiled world and the world's mistakes. */
export const worldFileIn = (folder: string): string => join(folder, 'world.json');

/** The mistakes of the last edit as the terminal has them; empty when there are none. The page's notice is made of it. */
export const mistakesFileIn = (folder: string): string => join(folder, 'mistakes.txt');

/** Replaces a file whole, so that no reader finds half of it. */
export function replaceFile(file: string, text: string): void {
  writeFileSync(`${file}.new`, text);
  renameSync(`${file}.new`, file);
}
