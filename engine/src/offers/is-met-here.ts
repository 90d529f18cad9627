import type { Character } from '../character.ts';
import { settingOf } from '../map/setting-of.ts';
import type { Storylet } from '../story/storylet.ts';
import type { World } from '../world.ts';

/** Is this the place for it? One that names no areas is met in all of them, one that names no settings under all rules. */
export function isMetHere({ areas, settings }: Storylet, character: Character, world: World): boolean {
  if (areas.length > 0 && !areas.includes(character.area)) return false;
  if (settings === undefined) return true;
  const setting = settingOf(character, world);
  return setting !== undefined && settings.includes(setting.id);
}
