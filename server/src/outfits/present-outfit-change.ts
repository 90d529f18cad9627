import type { ResultMessage } from '@underhall/contract';
import { type Standpoint, settingOf, type Turn, type World } from '@underhall/engine';
import { stateBefore } from '../map/state-before.ts';
import { presentPossession } from '../qualities/present-possession.ts';
import { escapeHtml } from '../wording/markup.ts';
import { nameOf, wrapName } from '../wording/quality-name.ts';
import { type ChangeOf, infoMessage } from '../wording/result-message.ts';

export function presentWorn(change: ChangeOf<'worn' | 'taken off'>, here: Standpoint): ResultMessage[] {
  const { character, world } = here;
  const item = world.qualities.get(change.item);
  if (!item) return [];
  const message = `${change.kind === 'worn' ? 'Now worn' : 'No longer worn'}: ${wrapName(nameOf(item, character))}.`;
  const possession = presentPossession(item, here);
  return [{ type: 'EquipmentChangeMessage', priority: 2, message, image: item.image, possession }];
}

/** The message for an outfit granted by the story. The endpoints that save other outfits report those. */
export const presentOutfitGiven = ({ outfit }: ChangeOf<'outfit saved'>): ResultMessage[] =>
  outfit.given === undefined ? [] : [infoMessage(`You have another outfit: ${wrapName(escapeHtml(outfit.name))}.`)];

/** Returns a message if the turn changed whether clothes can be changed. */
export function presentChangeability(turn: Turn, world: World): ResultMessage[] {
  const before = mayChange(stateBefore(turn, world).character, world);
  const after = mayChange(turn.character, world);
  if (before === after) return [];
  const message = after ? 'You may change your clothes again.' : 'You cannot change your clothes here.';
  return [{ type: 'OutfitChangeabilityMessage', priority: 2, message }];
}

/**
 * True if the setting allows changing clothes. Ignores open storylets, because none is open while a result is shown.
 */
const mayChange = (character: Turn['character'], world: World): boolean =>
  settingOf({ character, world })?.canChangeOutfit ?? true;
