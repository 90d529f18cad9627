import type { Character } from '../character.ts';
import { openIn } from '../story/open-in.ts';
import type { Refusal } from '../turn.ts';
import type { World } from '../world.ts';
import { mapOpen } from './map-open.ts';
import { settingOf } from './setting-of.ts';

/**
 * Why nobody in the character's place could travel anywhere; nothing if they can. A result on show does not
 * hold anybody, and neither does a storylet that has left the world.
 */
export function barsTravel(character: Character, world: World): Refusal | undefined {
  const isForbidden = settingOf(character, world)?.canTravel === false;
  if (isForbidden || character.restrictions.includes('Travel')) return 'travel forbidden';
  if (!mapOpen(character, world)) return 'map closed';
  return openIn(character.story, world) && 'story under way';
}
