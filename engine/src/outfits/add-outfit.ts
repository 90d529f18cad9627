import { allow, type Moment, openTurn, type Ruling, refuse } from '../turn.ts';
import { withOutfit } from './give-outfits.ts';
import type { Outfit } from './outfit.ts';
import { outfitLimit } from './outfit-limit.ts';
import { unfitName } from './outfit-names.ts';
import { outfitsOf } from './outfits-of.ts';

export type OutfitAsked = {
  readonly type: Outfit['type'];
  /** One that is free when left out. */
  readonly name?: string;
};

/** Another outfit, of the clothes worn now; the one that is chosen stays chosen. What it costs is not asked here. */
export function addOutfit(moment: Moment, { type, name }: OutfitAsked): Ruling {
  const { character } = moment;
  const own = outfitsOf(character);
  const limit = outfitLimit(type, character);
  if (limit === 0) return refuse('members only');
  if (own.filter((outfit) => outfit.type === type).length >= limit) return refuse('too many outfits');
  const unfit = name === undefined ? undefined : unfitName(name, own);
  return unfit ? refuse(unfit) : allow(withOutfit(openTurn(moment), type, name));
}
