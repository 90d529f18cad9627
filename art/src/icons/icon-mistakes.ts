import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { GLYPHS, ICON_SPECS } from '../paths.ts';
import { iconSpec } from './icon-spec.ts';

const NEAR = 0.5;
const OWN = /^own:/;
const MOST = 3;

/** One line for each icon that cannot be drawn as it is written, with what to do about it; none if all can be. */
export function iconMistakes(): readonly string[] {
  const written = JSON.parse(readFileSync(ICON_SPECS, 'utf8')) as Record<string, unknown>;
  const glyphs = glyphNames();
  return Object.entries(written).flatMap(([name, value]) => {
    const mistake = mistakeIn(name, value, glyphs);
    return mistake === undefined ? [] : [`art/src/icons/icons.json: ${mistake}`];
  });
}

function mistakeIn(name: string, value: unknown, glyphs: ReadonlySet<string>): string | undefined {
  try {
    const { glyph } = iconSpec(name, value);
    return glyphs.has(glyph) ? undefined : unknownGlyph(name, glyph, glyphs);
  } catch (error) {
    return `${(error as Error).message}. docs/authors/pictures.md says what may be written.`;
  }
}

function unknownGlyph(icon: string, glyph: string, glyphs: ReadonlySet<string>): string {
  const near = nearest(glyph, glyphs).map((name) => `"${name}"`);
  const remedy =
    near.length > 0
      ? `Did you mean ${new Intl.ListFormat('en', { type: 'disjunction' }).format(near)}?`
      : 'docs/authors/pictures.md says where all of them can be looked at.';
  return `There is no glyph "${glyph}", which the icon "${icon}" names. ${remedy}`;
}

/** The names an icon may give: those of game-icons, and after `own:` those of `glyphs.json`. */
function glyphNames(): ReadonlySet<string> {
  const shared = fileURLToPath(import.meta.resolve('@iconify-json/game-icons/icons.json'));
  const { icons } = JSON.parse(readFileSync(shared, 'utf8')) as { readonly icons: object };
  const own = JSON.parse(readFileSync(GLYPHS, 'utf8')) as object;
  return new Set([...Object.keys(icons), ...Object.keys(own).map((name) => `own:${name}`)]);
}

/** The names most like a word, the likest first, by the pairs of letters they share (the coefficient of Dice). */
function nearest(word: string, names: Iterable<string>): readonly string[] {
  const wanted = letterPairs(word);
  return [...names]
    .map((name) => {
      const pairs = letterPairs(name);
      return { name, alike: (2 * [...wanted].filter((pair) => pairs.has(pair)).length) / (wanted.size + pairs.size) };
    })
    .filter(({ alike }) => alike >= NEAR)
    .sort((one, other) => other.alike - one.alike)
    .slice(0, MOST)
    .map(({ name }) => name);
}

const letterPairs = (word: string): Set<string> =>
  new Set([...word.toLowerCase().replace(OWN, '')].map((letter, at, letters) => letter + (letters[at + 1] ?? ' ')));
