import { allow, type Moment, openTurn, type Ruling, record, refuse } from '../turn.ts';
import { outfitOf, outfitsOf } from './outfits-of.ts';

/**
 * Marks an outfit as the favourite, the one shown to others, or takes the mark away; without a number, the
 * chosen one. There is one favourite: marking another takes the mark from it.
 */
export function toggleFavourite(moment: Moment, id: number = moment.character.outfit): Ruling {
  const outfit = outfitOf(moment.character, id);
  if (!outfit) return refuse('no such outfit');
  const before = outfitsOf(moment.character).filter((other) => other.isFavourite && other.id !== id);
  const unmarked = before.reduce(
    (sofar, other) => record(sofar, { kind: 'outfit kept', outfit: { ...other, isFavourite: false } }),
    openTurn(moment),
  );
  return allow(record(unmarked, { kind: 'outfit kept', outfit: { ...outfit, isFavourite: !outfit.isFavourite } }));
}
