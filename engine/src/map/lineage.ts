import type { Standpoint } from '../turn.ts';
import type { World } from '../world.ts';
import type { Area } from './area.ts';
import { areaOf } from './setting-of.ts';

/** An area and its ancestors on the map, innermost first. */
export function lineageOf(area: Area, world: World): readonly Area[] {
  const line: Area[] = [];
  let next: Area | undefined = area;
  // A cycle of areas is an author's mistake and must not loop for ever.
  while (next && !line.includes(next)) {
    line.push(next);
    next = next.parent === undefined ? undefined : world.areas.get(next.parent);
  }
  return line;
}

/** The root of the area's map, possibly the area itself. Undefined for an area that is on every map. */
export const mapRootOf = (area: Area, world: World): Area | undefined =>
  lineageOf(area, world).find(({ type }) => type === 'Root');

/**
 * True if an area is on the map that opens for the character. A map has the areas under one root. Areas without a root
 * are on all maps. A character in no area sees all areas.
 */
export function isOnTheSameMap(area: Area, here: Standpoint): boolean {
  const { world } = here;
  const standsIn = areaOf(here);
  const own = standsIn && mapRootOf(standsIn, world);
  const theirs = mapRootOf(area, world);
  return own === undefined || theirs === undefined || own === theirs;
}
