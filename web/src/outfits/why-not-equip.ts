import type { Possession } from '@underhall/contract';
import type { OutfitState, Slot } from './outfit-state.ts';

export const outfitLocked = "You can't change outfits at the moment.";
const slotLocked = 'Only a story puts this on, or takes it off.';

export type EquipState = { readonly isBarred: boolean; readonly says?: string };

const barred = (says?: string): EquipState => ({ isBarred: true, ...(says !== undefined && { says }) });

type WearableThing = Pick<Possession, 'level' | 'equippedBy'>;

/** The first reason why an item cannot be equipped, and which agents have copies. */
export function whyNotEquip(
  { level, equippedBy = [] }: WearableThing,
  slot: Slot | undefined,
  { canChange, isChanging }: Pick<OutfitState, 'canChange' | 'isChanging'>,
): EquipState {
  const names = joinNames(equippedBy);
  if (level <= 0) return barred('You do not have this item.');
  if (equippedBy.length >= level) {
    return barred(`You cannot equip this item because it is currently equipped by ${names}.`);
  }
  if (slot?.canChange === false) return barred(slotLocked);
  if (!canChange) return barred(outfitLocked);
  if (isChanging) return barred();
  return { isBarred: false, ...(names !== '' && { says: `This item is currently equipped by ${names}.` }) };
}

const joinNames = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
