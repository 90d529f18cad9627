import { settingOf } from '../map/setting-of.ts';
import { fitting } from '../offers/fitting.ts';
import { meetsAll } from '../qualities/meets.ts';
import type { Standpoint } from '../turn.ts';
import { isListed, type Storylet } from './storylet.ts';

/**
 * True if the storylet belongs to the character's area and setting. A storylet with no areas belongs to every area, and
 * one with no settings to every setting.
 */
export function isMetHere({ areas, settings }: Storylet, here: Standpoint): boolean {
  const { character } = here;
  if (areas.length > 0 && !areas.includes(character.area)) return false;
  if (settings === undefined) return true;
  const setting = settingOf(here);
  return setting !== undefined && settings.includes(setting.id);
}

/** True if the storylet belongs here and its requirements hold, whatever its deck. */
export const fitsHere = (storylet: Storylet, here: Standpoint): boolean =>
  isMetHere(storylet, here) && meetsAll(storylet.when, here);

export const isOffered = (storylet: Storylet, here: Standpoint): boolean =>
  isListed(storylet) && fitsHere(storylet, here);

/** Urgent ones first, then in the author's order. */
export const storyletsOnOffer = (here: Standpoint): readonly Storylet[] => fitting('listed', here);
