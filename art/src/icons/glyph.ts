import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { GLYPHS } from '../paths.ts';

interface GlyphSet {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
}

const OWN = 'own:';

let glyphs: GlyphSet | undefined;
let ownGlyphs: Readonly<Record<string, string>> | undefined;

/** The SVG body of a glyph drawn on a square of 512: one of game-icons, or after `own:` one of `glyphs.json`. */
export function glyph(name: string): string {
  return name.startsWith(OWN) ? ownGlyph(name.slice(OWN.length)) : sharedGlyph(name);
}

function ownGlyph(name: string): string {
  ownGlyphs ??= JSON.parse(readFileSync(GLYPHS, 'utf8')) as Record<string, string>;
  const body = ownGlyphs[name];
  if (body === undefined) throw new Error(`glyphs.json has no ${name}`);
  return body;
}

function sharedGlyph(name: string): string {
  glyphs ??= JSON.parse(
    readFileSync(fileURLToPath(import.meta.resolve('@iconify-json/game-icons/icons.json')), 'utf8'),
  ) as GlyphSet;
  const icon = glyphs.icons[name];
  if (!icon) throw new Error(`There is no glyph called ${name}`);
  return icon.body;
}
