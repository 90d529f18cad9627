import { type PaletteRole, paletteRoles } from '@underhall/engine';
import type { Words } from '../syntax/block.ts';
import { splitList } from '../syntax/split-list.ts';
import type { Form, Reading } from './form.ts';
import { placeOf, type WrittenBlock } from './read-facts.ts';

/** The colours of the dark and the light theme, each as `#rrggbb`. */
export type Shades = { readonly dark: string; readonly light: string };

const shades: Form<Shades> = {
  read(words: Words, { report }) {
    const [dark, light, more] = splitList(words).map(({ text }) => text);
    if (isColour(dark) && isColour(light) && more === undefined) return { dark, light };
    report(words.at, `"${words.text}" is not a dark and a light colour, like "#10202a, #e8f0f2"`);
    return undefined;
  },
};

const isColour = (text: string | undefined): text is string => text !== undefined && /^#[0-9a-f]{6}$/.test(text);

type FactKey<Role extends PaletteRole> = Role extends `${infer Head}-${infer Tail}` ? `${Head} ${Tail}` : Role;
type PaletteFacts = { readonly [Role in PaletteRole as FactKey<Role>]: Form<Shades> };

export const factKeyOfRole = <Role extends PaletteRole>(role: Role): FactKey<Role> =>
  role.replace('-', ' ') as FactKey<Role>;

/** A fact for each role: `text-muted` is written as `text muted`. */
export const paletteFacts = Object.fromEntries(
  paletteRoles.map((role) => [factKeyOfRole(role), shades]),
) as PaletteFacts;

/** WCAG 2.2, 1.4.3, for text of normal size. */
const minContrast = 4.5;
const letters = ['text', 'text muted', 'text faint', 'link', 'gilt'] as const;
const grounds = ['page', 'panel', 'raised'] as const;

/** Reports low contrast between texts and backgrounds, where the palette has both. */
export function checkContrast({ block, facts }: WrittenBlock<PaletteFacts>, { report }: Reading): void {
  for (const letter of letters) {
    for (const ground of grounds) {
      for (const by of ['dark', 'light'] as const) {
        const [ink, paper] = [facts[letter]?.[by], facts[ground]?.[by]];
        if (ink === undefined || paper === undefined) continue;
        const contrast = contrastOf(ink, paper);
        if (contrast >= minContrast) continue;
        const warning = `${ink} on the ${ground} ${paper}, by ${by}, has a contrast of ${contrast.toFixed(1)}`;
        report(placeOf(block, letter), `${warning}; text needs ${minContrast}. Use colours that differ more`);
      }
    }
  }
}

/** By WCAG 2.2, from 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

/** The relative luminance of an sRGB colour, from 0 to 1. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
