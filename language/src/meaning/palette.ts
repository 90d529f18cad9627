import { contrastOf, minContrast, type PaletteRole, paletteRoles } from '@underhall/engine';
import type { Words } from '../syntax/block.ts';
import { splitList } from '../syntax/split-list.ts';
import type { Form, Reading } from './form.ts';
import { placeOf, type WrittenBlock } from './read-facts.ts';

/** The colours of the dark and the light theme, each as `#rrggbb`. */
export type Shades = { readonly dark: string; readonly light: string };

const shades: Form<Shades> = {
  read(words: Words, { report }) {
    const [dark, light, more] = splitList(words).map(({ text }) => colourOf(text));
    if (dark && light && more === undefined) return { dark, light };
    report(words.at, `"${words.text}" is not a dark and a light colour, like "#10202a, #e8f0f2"`);
    return undefined;
  },
};

/** `#ABC` is short for `#aabbcc`. Undefined for anything that is no colour. */
function colourOf(text: string): string | undefined {
  const [, digits = ''] = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text) ?? [];
  if (digits === '') return undefined;
  return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`.toLowerCase();
}

type FactKey<Role extends PaletteRole> = Role extends `${infer Head}-${infer Tail}` ? `${Head} ${Tail}` : Role;
type PaletteFacts = { readonly [Role in PaletteRole as FactKey<Role>]: Form<Shades> };

export const factKeyOfRole = <Role extends PaletteRole>(role: Role): FactKey<Role> =>
  role.replace('-', ' ') as FactKey<Role>;

/** A fact for each role: `text-muted` is written as `text muted`. */
export const paletteFacts = Object.fromEntries(
  paletteRoles.map((role) => [factKeyOfRole(role), shades]),
) as PaletteFacts;

const letters = ['text', 'text muted', 'text faint', 'link', 'gilt', 'lamp', 'good', 'bad'] as const;
const grounds = ['page', 'panel', 'raised'] as const;
const pairs = [
  ...letters.flatMap((letter) => grounds.map((ground) => [letter, ground] as const)),
  ['primary text', 'primary'],
  ['secondary text', 'secondary'],
] as const;

/** Reports low contrast between texts and backgrounds, where the palette has both. */
export function checkContrast({ block, facts }: WrittenBlock<PaletteFacts>, { report }: Reading): void {
  for (const [letter, ground] of pairs) {
    for (const by of ['dark', 'light'] as const) {
      const [ink, paper] = [facts[letter]?.[by], facts[ground]?.[by]];
      if (ink === undefined || paper === undefined) continue;
      const contrast = contrastOf(ink, paper);
      if (contrast >= minContrast) continue;
      const warning = `${ink} on the ${ground} ${paper}, by ${by}, has a contrast of ${contrast.toFixed(1)}`;
      report(placeOf(block, letter), `${warning}; text needs ${minContrast}. Use colours that differ more`);
    }
  }
  for (const [one, other] of [
    ['primary', 'primary text'],
    ['secondary', 'secondary text'],
  ] as const)
    if (facts[one] && !facts[other])
      report(placeOf(block, one), `write the colours of its text, too, so that both can be read: "${other}: ..."`);
}
