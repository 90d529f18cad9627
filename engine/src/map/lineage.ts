import type { Standpoint } from '../turn.ts';
import type { World } from '../world.ts';
import type { Area } from './area.ts';
import { areaOf } from './setting-of.ts';

/** An area and its parents on the map, from the innermost outwards. */
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

/** The root of the map an area is on (possibly itself); undefined for an area that is on every map. */
export const mapRootOf = (area: Area, world: World): Area | undefined =>
  lineageOf(area, world).find(({ type }) => type === 'Root');

/**
 * True if an area is on the map that opens where the character stands. A map is the areas under one root; an area under
 * none is on all maps, and from nowhere all areas are.
 */
export function isOnTheSameMap(area: Area, here: Standpoint): boolean {
  const { world } = here;
  const standsIn = areaOf(here);
  const own = standsIn && mapRootOf(standsIn, world);
  const theirs = mapRootOf(area, world);
  return own === undefined || theirs === undefined || own === theirs;
}
