import type { Character } from '../character.ts';
import { settingOf } from '../map/setting-of.ts';
import { fitting } from '../offers/fitting.ts';
import { meetsAll } from '../qualities/meets.ts';
import type { World } from '../world.ts';
import type { Storylet } from './storylet.ts';

/** Is this the place for it? One that names no areas is met in all of them, one that names no settings under all rules. */
export function isMetHere({ areas, settings }: Storylet, character: Character, world: World): boolean {
  if (areas.length > 0 && !areas.includes(character.area)) return false;
  if (settings === undefined) return true;
  const setting = settingOf(character, world);
  return setting !== undefined && settings.includes(setting.id);
}

/** Does it belong where the character stands, and do its requirements hold? Whatever deck it is of. */
export const fitsHere = (storylet: Storylet, character: Character, world: World): boolean =>
  isMetHere(storylet, character, world) && meetsAll(storylet.when, character, world);

/** Is this storylet to be met where the character stands, by what it has become? */
export const isOffered = (storylet: Storylet, character: Character, world: World): boolean =>
  storylet.deck === 'always' && fitsHere(storylet, character, world);

/** The storylets on the list, the urgent first, then in the author's order. */
export const offered = (character: Character, world: World): readonly Storylet[] => fitting('always', character, world);
