import type { ResultMessage } from '@underhall/contract';
import { type Standpoint, settingOf, type Turn, type World } from '@underhall/engine';
import { stateBefore } from '../map/state-before.ts';
import { presentPossession } from '../qualities/present-possession.ts';
import { escapeHtml } from '../wording/markup.ts';
import { nameOf, spelled } from '../wording/quality-name.ts';
import { type ChangeOf, infoMessage } from '../wording/result-message.ts';

/** A thing that was put on, or came off. */
export function presentWorn(change: ChangeOf<'worn' | 'taken off'>, here: Standpoint): ResultMessage[] {
  const { character, world } = here;
  const item = world.qualities.get(change.item);
  if (!item) return [];
  const message = `${change.kind === 'worn' ? 'Now worn' : 'No longer worn'}: ${spelled(nameOf(item, character))}.`;
  const possession = presentPossession(item, here);
  return [{ type: 'EquipmentChangeMessage', priority: 2, message, image: item.image, possession }];
}

/** An outfit that the story gave. The others are told by the calls that save them. */
export const presentOutfitGiven = ({ outfit }: ChangeOf<'outfit saved'>): ResultMessage[] =>
  outfit.given === undefined ? [] : [infoMessage(`You have another outfit: ${spelled(escapeHtml(outfit.name))}.`)];

/** A message that clothes may be changed now, or no longer; none if the turn made no difference to that. */
export function presentChangeability(turn: Turn, world: World): ResultMessage[] {
  const before = mayChange(stateBefore(turn, world).character, world);
  const after = mayChange(turn.character, world);
  if (before === after) return [];
  const message = after ? 'You may change your clothes again.' : 'You cannot change your clothes here.';
  return [{ type: 'OutfitChangeabilityMessage', priority: 2, message }];
}

/** True if the rules of the place let clothes be changed. The open storylet is not asked: a result is none. */
const mayChange = (character: Turn['character'], world: World): boolean =>
  settingOf({ character, world })?.canChangeOutfit ?? true;
