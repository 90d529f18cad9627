import type { Character } from '../character.ts';
import { limitsOf } from '../membership/membership.ts';
import { record, type Standpoint, type Turn } from '../turn.ts';
import { sameClothes, wearable, wornOf } from './clothes.ts';
import type { Outfit } from './outfit.ts';
import { freeName, tidyName } from './outfit-names.ts';

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
export const outfitOf = (
  character: Pick<Character, 'chosenOutfit' | 'outfits'>,
  id = character.chosenOutfit,
): Outfit | undefined => outfitsOf(character).find((outfit) => outfit.id === id);

/** How many outfits can be bought. With the one everybody has and those of the club there is a name for each. */
export const maxOutfits = 6;

/** How many outfits of a kind a character may have, and put on: none of the club's for those who are not in it. */
export function outfitLimit(type: Outfit['type'], character: Pick<Character, 'membership'>): number {
  switch (type) {
    case 'Standard':
      return 1;
    case 'Purchased':
      return maxOutfits;
    case 'GivenInGame':
      return Number.POSITIVE_INFINITY;
    case 'Exceptional':
      return limitsOf(character).exceptionalOutfits;
    case 'EnhancedExceptional':
      return limitsOf(character).enhancedOutfits;
  }
}

/** Is something else worn than the chosen outfit would put on? Slots that no outfit holds do not count. */
export function isDirty(here: Standpoint): boolean {
  const { character } = here;
  const outfit = outfitOf(character);
  return outfit !== undefined && !sameClothes(wearable(outfit, here), wornOf(character));
}

/** One outfit more, of the clothes worn now, under that name or under one that is free. */
export function withOutfit(turn: Turn, type: Outfit['type'], name?: string): Turn {
  const own = outfitsOf(turn.character);
  const outfit: Outfit = {
    id: 1 + Math.max(...own.map(({ id }) => id)),
    name: name === undefined ? freeName(own) : tidyName(name),
    type,
    worn: wornOf(turn.character),
    isFavourite: false,
  };
  return record(turn, { kind: 'outfit kept', outfit });
}

/** The outfits that come with membership, as far as they are not there yet. Who leaves the club keeps them, unworn. */
export function giveMembersOutfits(turn: Turn): Turn {
  let after = turn;
  for (const type of ['Exceptional', 'EnhancedExceptional'] as const) {
    const held = outfitsOf(after.character).filter((outfit) => outfit.type === type).length;
    for (let count = held; count < outfitLimit(type, after.character); count += 1) after = withOutfit(after, type);
  }
  return after;
}
