import type { Character } from '../character.ts';
import type { World } from '../world.ts';
import type { Area } from './area.ts';
import { mapRootOf } from './map-root-of.ts';
import { areaOf } from './setting-of.ts';

/**
 * Is an area on the map that is opened where the character stands? Maps are the areas under one root; what
 * lies under none is on all of them, and so is everything for somebody who is nowhere.
 */
export function isOnTheSameMap(area: Area, character: Character, world: World): boolean {
  const here = areaOf(character, world);
  const own = here && mapRootOf(here, world);
  const theirs = mapRootOf(area, world);
  return own === undefined || theirs === undefined || own === theirs;
}
