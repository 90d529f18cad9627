import { allow, type Moment, openTurn, type Ruling, record, refuse } from '../turn.ts';
import { asKept, unfitName } from './outfit-names.ts';
import { outfitOf, outfitsOf } from './outfits-of.ts';

/** Gives an outfit another name, which none of the player's other outfits has. */
export function renameOutfit(moment: Moment, id: number, name: string): Ruling {
  const outfit = outfitOf(moment.character, id);
  if (!outfit) return refuse('no such outfit');
  const others = outfitsOf(moment.character).filter((other) => other.id !== id);
  const unfit = unfitName(name, others);
  if (unfit) return refuse(unfit);
  const kept = asKept(name);
  const turn = openTurn(moment);
  return allow(kept === outfit.name ? turn : record(turn, { kind: 'outfit kept', outfit: { ...outfit, name: kept } }));
}
