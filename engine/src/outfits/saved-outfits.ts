import { maxOutfits } from '@underhall/contract/limits';
import type { Character } from '../character.ts';
import { type Limits, limitsOf } from '../membership/membership.ts';
import { record, type Standpoint, type Turn } from '../turn.ts';
import { sameClothes, wearable, wornOf } from './clothes.ts';
import { type Outfit, type OutfitType, outfitTypes } from './outfit.ts';
import { freeName, tidyName, unfitName } from './outfit-names.ts';

/** Outfit of a character who has not saved any. */
const first: Outfit = { id: 1, name: 'Casual', type: 'Standard', worn: {}, isFavourite: false };

/** All outfits of a character, by type and then by id. There is always at least one. */
export function outfitsOf({ outfits }: Pick<Character, 'outfits'>): readonly Outfit[] {
  const all = outfits.some(({ id }) => id === first.id) ? outfits : [first, ...outfits];
  return all.toSorted((a, b) => outfitTypes.indexOf(a.type) - outfitTypes.indexOf(b.type) || a.id - b.id);
}

/** Default: the outfit that was put on last. */
export const outfitOf = (
  character: Pick<Character, 'chosenOutfit' | 'outfits'>,
  id = character.chosenOutfit,
): Outfit | undefined => outfitsOf(character).find((outfit) => outfit.id === id);

/**
 * Maximum number of outfits of a type that a character may have and wear. 0 for members' outfits without membership.
 */
export const outfitLimit = (type: OutfitType, character: Pick<Character, 'membership'>): number =>
  limitOf[type](limitsOf(character));

const limitOf: Readonly<Record<OutfitType, (limits: Limits) => number>> = {
  Standard: () => 1,
  Purchased: () => maxOutfits,
  GivenInGame: () => Number.POSITIVE_INFINITY,
  Exceptional: ({ exceptionalOutfits }) => exceptionalOutfits,
  EnhancedExceptional: ({ enhancedOutfits }) => enhancedOutfits,
};

/** True if the character wears something other than the chosen outfit. Ignores slots that outfits do not cover. */
export function isDirty(here: Standpoint): boolean {
  const { character } = here;
  const outfit = outfitOf(character);
  return outfit !== undefined && !sameClothes(wearable(outfit, here), wornOf(character));
}

/** Adds an outfit of the clothes worn now. Default: a free name. */
export function withOutfit(turn: Turn, type: OutfitType, name?: string, given?: string): Turn {
  const own = outfitsOf(turn.character);
  const outfit: Outfit = {
    id: 1 + Math.max(...own.map(({ id }) => id)),
    name: name === undefined ? freeName(own) : tidyName(name),
    type,
    worn: wornOf(turn.character),
    isFavourite: false,
    ...(given !== undefined && { given }),
  };
  return record(turn, { kind: 'outfit saved', outfit });
}

/**
 * Adds the outfit that a story gives, with the clothes worn now. Chooses a free name if this one is taken. Does nothing
 * if the same outfit was given before.
 */
export function giveOutfit(turn: Turn, given: string): Turn {
  const own = outfitsOf(turn.character);
  if (own.some((outfit) => outfit.given === given)) return turn;
  return withOutfit(turn, 'GivenInGame', unfitName(given, own) === undefined ? given : undefined, given);
}

/** Adds members' outfits that are missing. When the membership ends, they are kept but cannot be worn. */
export function giveMembersOutfits(turn: Turn): Turn {
  let after = turn;
  for (const type of ['Exceptional', 'EnhancedExceptional'] as const) {
    const ofThisType = outfitsOf(after.character).filter((outfit) => outfit.type === type).length;
    for (let count = ofThisType; count < outfitLimit(type, after.character); count += 1)
      after = withOutfit(after, type);
  }
  return after;
}
