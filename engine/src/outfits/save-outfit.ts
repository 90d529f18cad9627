import { allow, type Moment, openTurn, type Ruling, record, refuse } from '../turn.ts';
import { sameClothes, wornOf } from './clothes.ts';
import { outfitLimit } from './outfit-limit.ts';
import { outfitOf } from './outfits-of.ts';

/** Keeps what is worn now as an outfit, which is the chosen one from then on; without a number, as the chosen one. */
export function saveOutfit(moment: Moment, id: number = moment.character.outfit): Ruling {
  const { character } = moment;
  const outfit = outfitOf(character, id);
  if (!outfit) return refuse('no such outfit');
  if (outfitLimit(outfit.type, character) === 0) return refuse('members only');

  const turn = openTurn(moment);
  const worn = wornOf(character);
  const kept = sameClothes(outfit.worn, worn)
    ? turn
    : record(turn, { kind: 'outfit kept', outfit: { ...outfit, worn } });
  return allow(character.outfit === id ? kept : record(kept, { kind: 'outfit chosen', outfit: id }));
}
