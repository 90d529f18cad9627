import { record, type Turn } from '../turn.ts';
import { wornOf } from './clothes.ts';
import type { Outfit } from './outfit.ts';
import { outfitLimit } from './outfit-limit.ts';
import { asKept, freeName } from './outfit-names.ts';
import { outfitsOf } from './outfits-of.ts';

/** One outfit more, of the clothes worn now, under that name or under one that is free. */
export function withOutfit(turn: Turn, type: Outfit['type'], name?: string): Turn {
  const own = outfitsOf(turn.character);
  const outfit: Outfit = {
    id: 1 + Math.max(...own.map(({ id }) => id)),
    name: name === undefined ? freeName(own) : asKept(name),
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
