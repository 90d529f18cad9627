import { fileURLToPath } from 'node:url';

function inArt(path: string): string {
  return fileURLToPath(new URL(`../${path}`, import.meta.url));
}

/** Where things lie in this workspace. */
export const ICON_SPECS = inArt('icons.json');
export const GLYPHS = inArt('glyphs.json');
export const ICON_RECORD = inArt('icons.rendered.json');
export const IMAGES = inArt('images');
export const ICONS = inArt('images/icons');
export const HEADERS = inArt('images/headers');
export const LICENCE = inArt('LICENSE.md');
export const BUILT_WORLD = inArt('../.built/world.json');
