import { settingOf } from '../map/setting-of.ts';
import { fitting } from '../offers/fitting.ts';
import { meetsAll } from '../qualities/meets.ts';
import type { Standpoint } from '../turn.ts';
import type { Storylet } from './storylet.ts';

/** Is this the place for it? One that names no areas is met in all of them, one that names no settings under all rules. */
export function isMetHere({ areas, settings }: Storylet, here: Standpoint): boolean {
  const { character } = here;
  if (areas.length > 0 && !areas.includes(character.area)) return false;
  if (settings === undefined) return true;
  const setting = settingOf(here);
  return setting !== undefined && settings.includes(setting.id);
}

/** Does it belong where the character stands, and do its requirements hold? Whatever deck it is of. */
export const fitsHere = (storylet: Storylet, here: Standpoint): boolean =>
  isMetHere(storylet, here) && meetsAll(storylet.when, here);

/** Is this storylet to be met where the character stands, by what it has become? */
export const isOffered = (storylet: Storylet, here: Standpoint): boolean =>
  storylet.deck === 'always' && fitsHere(storylet, here);

/** The storylets on the list, the urgent first, then in the author's order. */
export const offered = (here: Standpoint): readonly Storylet[] => fitting('always', here);
