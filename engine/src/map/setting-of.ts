import type { StoryletId } from '../ids.ts';
import type { Standpoint } from '../turn.ts';
import type { Area, Setting } from './area.ts';

/** Undefined if the character is in no area. */
export const areaOf = ({ character, world }: Standpoint): Area | undefined => world.areas.get(character.area);

/** Returns the setting of the character, or else of the character's area. Undefined if the character has neither. */
export function settingOf(here: Standpoint): Setting | undefined {
  const { character, world } = here;
  const own = character.setting === undefined ? undefined : world.settings.get(character.setting);
  if (own) return own;
  const area = areaOf(here);
  return area && world.settings.get(area.setting);
}

/** True if the character may open the map. That is also possible from no area. */
export const isMapOpen = (here: Standpoint): boolean =>
  !here.character.restrictions.includes('Travel') && (settingOf(here)?.canOpenMap ?? true);

/** Returns the storylet that leads out of the setting, once all actions of a limited stay are spent. */
export function wayOutOfStay(here: Standpoint): StoryletId | undefined {
  const { character } = here;
  const stay = settingOf(here)?.stay;
  return stay && (character.stayed ?? 0) >= stay.actions ? stay.out : undefined;
}
