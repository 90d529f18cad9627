import type { StoryletId } from '../ids.ts';
import type { Standpoint } from '../turn.ts';
import type { Area, Setting } from './area.ts';

/** The place the character stands in; nothing when they are nowhere. */
export const areaOf = ({ character, world }: Standpoint): Area | undefined => world.areas.get(character.area);

/** The rules the character is under: their own setting, else the area's; nothing when they are nowhere. */
export function settingOf(here: Standpoint): Setting | undefined {
  const { character, world } = here;
  const own = character.setting === undefined ? undefined : world.settings.get(character.setting);
  if (own) return own;
  const area = areaOf(here);
  return area && world.settings.get(area.setting);
}

/** May the map be opened, to be looked at? From nowhere it always may, unless the story holds travelling back. */
export const mapOpen = (here: Standpoint): boolean =>
  !here.character.restrictions.includes('Travel') && (settingOf(here)?.canOpenMap ?? true);

/** The storylet that is the way out, once somebody has spent as many actions here as the setting may keep them. */
export function wayOutOfStay(here: Standpoint): StoryletId | undefined {
  const { character } = here;
  const stay = settingOf(here)?.stay;
  return stay && (character.stayed ?? 0) >= stay.actions ? stay.out : undefined;
}
