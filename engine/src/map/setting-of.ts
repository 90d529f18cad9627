import type { StoryletId } from '../ids.ts';
import type { Standpoint } from '../turn.ts';
import type { Area, Setting } from './area.ts';

/** The area the character stands in; undefined if they are nowhere. */
export const areaOf = ({ character, world }: Standpoint): Area | undefined => world.areas.get(character.area);

/** The setting the character is in: their own, else the area's; undefined if they are nowhere. */
export function settingOf(here: Standpoint): Setting | undefined {
  const { character, world } = here;
  const own = character.setting === undefined ? undefined : world.settings.get(character.setting);
  if (own) return own;
  const area = areaOf(here);
  return area && world.settings.get(area.setting);
}

/** True if the map may be opened. From nowhere it may, unless the story holds travelling back. */
export const mapOpen = (here: Standpoint): boolean =>
  !here.character.restrictions.includes('Travel') && (settingOf(here)?.canOpenMap ?? true);

/** The storylet that leads out of the setting, once the character has spent all actions of a limited stay. */
export function wayOutOfStay(here: Standpoint): StoryletId | undefined {
  const { character } = here;
  const stay = settingOf(here)?.stay;
  return stay && (character.stayed ?? 0) >= stay.actions ? stay.out : undefined;
}
