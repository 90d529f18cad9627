import type { Character } from '../character.ts';
import type { World } from '../world.ts';
import type { Area, Setting } from './area.ts';

/** The place the character stands in; nothing when they are nowhere. */
export const areaOf = (character: Character, world: World): Area | undefined => world.areas.get(character.area);

/** The rules the character is under: their own setting, else the area's; nothing when they are nowhere. */
export function settingOf(character: Character, world: World): Setting | undefined {
  const own = character.setting === undefined ? undefined : world.settings.get(character.setting);
  if (own) return own;
  const area = areaOf(character, world);
  return area && world.settings.get(area.setting);
}
