import type { Character } from '../character.ts';
import type { StoryletId } from '../ids.ts';
import type { World } from '../world.ts';
import { settingOf } from './setting-of.ts';

/** The storylet that is the way out, once somebody has spent as many actions here as the setting may keep them. */
export function stayOver(character: Character, world: World): StoryletId | undefined {
  const stay = settingOf(character, world)?.stay;
  return stay && (character.stayed ?? 0) >= stay.actions ? stay.out : undefined;
}
