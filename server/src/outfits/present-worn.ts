import type { ResultMessage } from '@underhall/contract';
import type { Character, World } from '@underhall/engine';
import { presentPossession } from '../qualities/present-possession.ts';
import type { ChangeOf } from '../wording/change-of.ts';
import { nameOf, spelled } from '../wording/quality-name.ts';

/** A thing that was put on, or came off. */
export function presentWorn(
  change: ChangeOf<'worn' | 'taken off'>,
  character: Character,
  world: World,
): ResultMessage[] {
  const item = world.qualities.get(change.item);
  if (!item) return [];
  const message = `${change.kind === 'worn' ? 'Now worn' : 'No longer worn'}: ${spelled(nameOf(item, character))}.`;
  const possession = presentPossession(item, character, world);
  return [{ type: 'EquipmentChangeMessage', priority: 2, message, image: item.image, possession }];
}
