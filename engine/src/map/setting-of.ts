import type { Character } from '../character.ts';
import type { StoryletId } from '../ids.ts';
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

/** May the map be opened, to be looked at? From nowhere it always may, unless the story holds travelling back. */
export const mapOpen = (character: Character, world: World): boolean =>
  !character.restrictions.includes('Travel') && (settingOf(character, world)?.canOpenMap ?? true);

/** The storylet that is the way out, once somebody has spent as many actions here as the setting may keep them. */
export function stayOver(character: Character, world: World): StoryletId | undefined {
  const stay = settingOf(character, world)?.stay;
  return stay && (character.stayed ?? 0) >= stay.actions ? stay.out : undefined;
}
