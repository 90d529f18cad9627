import type { Standpoint } from '../turn.ts';
import type { World } from '../world.ts';
import type { Area } from './area.ts';
import { areaOf } from './setting-of.ts';

/** An area and those it lies in on the map, from the innermost outwards. */
export function lineageOf(area: Area, world: World): readonly Area[] {
  const line: Area[] = [];
  let next: Area | undefined = area;
  // Areas that lie in one another are an author's slip, and no reason to look for ever.
  while (next && !line.includes(next)) {
    line.push(next);
    next = next.parent === undefined ? undefined : world.areas.get(next.parent);
  }
  return line;
}

/** The root of the map an area is on, which it may be itself; nothing of what is on every map. */
export const mapRootOf = (area: Area, world: World): Area | undefined =>
  lineageOf(area, world).find(({ type }) => type === 'Root');

/**
 * Is an area on the map that is opened where the character stands? Maps are the areas under one root; what
 * lies under none is on all of them, and so is everything for somebody who is nowhere.
 */
export function isOnTheSameMap(area: Area, here: Standpoint): boolean {
  const { world } = here;
  const standsIn = areaOf(here);
  const own = standsIn && mapRootOf(standsIn, world);
  const theirs = mapRootOf(area, world);
  return own === undefined || theirs === undefined || own === theirs;
}
