import { fileURLToPath } from 'node:url';

function inArt(path: string): string {
  return fileURLToPath(new URL(`../${path}`, import.meta.url));
}

/** Paths of files and folders that the drawing programs read and write. */
export const ICON_SPECS = inArt('src/icons/icons.json');
export const GLYPHS = inArt('src/icons/glyphs.json');
export const RECORDS = inArt('rendered');
export const IMAGES = inArt('images');
export const HEADERS = inArt('images/headers');
export const LICENCE = inArt('LICENSE.md');
/** Served beside the pictures, for the page of credits. */
export const GLYPHS_USED = inArt('images/ui/glyphs.txt');
export const SHEETS = inArt('../reports/art');
export const BUILT_WORLD = inArt('../.built/world.json');
