import { withinReach } from '../agents/in-use.ts';
import type { Character } from '../character.ts';
import type { QualityId } from '../ids.ts';
import { levelOf } from '../qualities/qualities.ts';
import { record, type Standpoint, type Turn } from '../turn.ts';
import type { World } from '../world.ts';
import type { Outfit } from './outfit.ts';
import { changeableSlots } from './slots.ts';

/** Items keyed by slot. Contains only slots that the player controls. */
export type Clothes = Readonly<Record<string, QualityId>>;

/** Clothes worn now, in the slots that an outfit covers. */
export const wornOf = ({ worn }: Pick<Character, 'worn'>): Clothes => clothesThat(worn, () => true);

/**
 * Clothes of an outfit that can be put on. Excludes items that are lost, no longer clothes, or lent to agents on plots.
 */
export const wearable = ({ worn }: Outfit, { character, world }: Standpoint): Clothes =>
  clothesThat(worn, (item, slot) => world.qualities.get(item)?.slot === slot && withinReach(item, character) > 0);

export const sameClothes = (some: Clothes, others: Clothes): boolean =>
  Object.keys({ ...some, ...others }).every((slot) => some[slot] === others[slot]);

function clothesThat(clothes: Clothes, holds: (item: QualityId, slot: string) => boolean): Clothes {
  const pairs = changeableSlots.flatMap(({ key }) => {
    const item = clothes[key];
    return item !== undefined && holds(item, key) ? [[key, item] as const] : [];
  });
  return Object.fromEntries(pairs);
}

/** Changes into these clothes: first takes off everything else, then puts on what is missing. */
export function changeInto(turn: Turn, clothes: Clothes): Turn {
  const { worn } = turn.character;
  const off = changeableSlots.reduce((sofar, { key: slot }) => {
    const item = worn[slot];
    return item === undefined || slot in clothes ? sofar : record(sofar, { kind: 'taken off', slot, item });
  }, turn);
  return changeableSlots.reduce((sofar, { key: slot }) => {
    const item = clothes[slot];
    return item === undefined || item === worn[slot] ? sofar : record(sofar, { kind: 'worn', slot, item });
  }, off);
}

/** Does nothing if the item has no slot, is not owned, or is with agents on plots. */
export function putOn(turn: Turn, id: QualityId, world: World): Turn {
  const slot = world.qualities.get(id)?.slot;
  if (slot === undefined || withinReach(id, turn.character) === 0) return turn;
  if (turn.character.worn[slot] === id) return turn;
  return record(turn, { kind: 'worn', slot, item: id });
}

export function takeOffLost(turn: Turn): Turn {
  const goneItems = Object.entries(turn.character.worn).filter(
    ([, item]) => levelOf(turn.character.qualities, item) === 0,
  );
  return goneItems.reduce((sofar, [slot, item]) => record(sofar, { kind: 'taken off', slot, item }), turn);
}
