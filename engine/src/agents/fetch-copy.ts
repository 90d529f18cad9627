import type { QualityId } from '../ids.ts';
import { canChangeOutfit } from '../outfits/can-change-outfit.ts';
import { changeableSlots } from '../outfits/slots.ts';
import { type Moment, type Refusal, record, type Turn } from '../turn.ts';
import { giveBackFromHome } from './give-back.ts';
import { inUse, spareOf } from './in-use.ts';

/**
 * Lays hands on one copy of a thing that is owned, to lend it: a spare one first, else that of an agent who
 * is at home, else the one the character wears, if clothes may be changed. What is away stays away.
 */
export function fetchCopy(turn: Turn, item: QualityId, { world }: Pick<Moment, 'world'>): Turn | Refusal {
  const { character } = turn;
  if (spareOf(item, character) > 0) return turn;
  const givenBack = giveBackFromHome(turn, item);
  if (givenBack) return givenBack;
  const [slot] = inUse(item, character).worn;
  if (slot === undefined) return 'lent to an agent';
  if (!changeableSlots.some(({ key }) => key === slot)) return 'slot locked';
  return canChangeOutfit(character, world) ? record(turn, { kind: 'taken off', slot, item }) : 'outfit locked';
}
