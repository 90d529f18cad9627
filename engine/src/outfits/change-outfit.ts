import { aftermath } from '../story/aftermath.ts';
import { allow, type Moment, openTurn, type Ruling, record, refuse } from '../turn.ts';
import { canChangeOutfit } from './can-change-outfit.ts';
import { wearable } from './clothes.ts';
import { dress } from './dress.ts';
import { outfitLimit } from './outfit-limit.ts';
import { outfitOf } from './outfits-of.ts';

/** Changes into a saved outfit; to choose the one that is chosen puts it back as it was saved. */
export function changeOutfit(moment: Moment, id: number): Ruling {
  const { character, world } = moment;
  const outfit = outfitOf(character, id);
  if (!outfit) return refuse('no such outfit');
  if (outfitLimit(outfit.type, character) === 0) return refuse('members only');
  if (!canChangeOutfit(character, world)) return refuse('outfit locked');

  const turn = openTurn(moment);
  const chosen = character.outfit === id ? turn : record(turn, { kind: 'outfit chosen', outfit: id });
  return allow(aftermath(dress(chosen, wearable(outfit, character, world)), moment));
}
