import type { Character } from '../character.ts';
import type { World } from '../world.ts';
import { settingOf } from './setting-of.ts';

/** May the map be opened, to be looked at? From nowhere it always may, unless the story holds travelling back. */
export const mapOpen = (character: Character, world: World): boolean =>
  !character.restrictions.includes('Travel') && (settingOf(character, world)?.canOpenMap ?? true);
