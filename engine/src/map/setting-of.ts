import type { StoryletId } from '../ids.ts';
import type { Standpoint } from '../turn.ts';
import type { Area, Setting } from './area.ts';

/** Undefined if the character is nowhere. */
export const areaOf = ({ character, world }: Standpoint): Area | undefined => world.areas.get(character.area);

/** The character's own setting, or else that of their area. Undefined if they are nowhere. */
export function settingOf(here: Standpoint): Setting | undefined {
  const { character, world } = here;
  const own = character.setting === undefined ? undefined : world.settings.get(character.setting);
  if (own) return own;
  const area = areaOf(here);
  return area && world.settings.get(area.setting);
}

/** True if the map may be opened, which is also possible from nowhere. */
export const isMapOpen = (here: Standpoint): boolean =>
  !here.character.restrictions.includes('Travel') && (settingOf(here)?.canOpenMap ?? true);

/** Returns the storylet that leads out of the setting, once all actions of a limited stay are spent. */
export function wayOutOfStay(here: Standpoint): StoryletId | undefined {
  const { character } = here;
  const stay = settingOf(here)?.stay;
  return stay && (character.stayed ?? 0) >= stay.actions ? stay.out : undefined;
}
