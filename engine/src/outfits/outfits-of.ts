import type { Character } from '../character.ts';
import type { Outfit } from './outfit.ts';

/** The kinds of outfit, in the order they are listed. */
export const outfitTypes: readonly Outfit['type'][] = [
  'Standard',
  'Purchased',
  'GivenInGame',
  'Exceptional',
  'EnhancedExceptional',
];

/** What everybody has who has saved nothing yet. */
const first: Outfit = { id: 1, name: 'Casual', type: 'Standard', worn: {}, isFavourite: false };

/** All outfits of a character, by kind and then by number. There always is one. */
export function outfitsOf({ outfits }: Pick<Character, 'outfits'>): readonly Outfit[] {
  const all = outfits.some(({ id }) => id === first.id) ? outfits : [first, ...outfits];
  return all.toSorted((a, b) => outfitTypes.indexOf(a.type) - outfitTypes.indexOf(b.type) || a.id - b.id);
}

/** The outfit of that number; the one put on last when none is named. */
export const outfitOf = (character: Pick<Character, 'outfit' | 'outfits'>, id = character.outfit): Outfit | undefined =>
  outfitsOf(character).find((outfit) => outfit.id === id);
