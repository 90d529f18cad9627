import type { Standpoint } from '../turn.ts';
import type { World } from '../world.ts';
import type { Area } from './area.ts';
import { areaOf } from './setting-of.ts';

/** An area and the areas that contain it, innermost first. */
export function lineageOf(area: Area, world: World): readonly Area[] {
  const line: Area[] = [];
  let next: Area | undefined = area;
  // Stops at a cycle of areas, which is an author's mistake.
  while (next && !line.includes(next)) {
    line.push(next);
    next = next.parent === undefined ? undefined : world.areas.get(next.parent);
  }
  return line;
}

/** Root of the area's map, possibly the area itself. Undefined for an area that is on every map. */
export const mapRootOf = (area: Area, world: World): Area | undefined =>
  lineageOf(area, world).find(({ type }) => type === 'Root');

/**
 * True if the area is on the map that opens for the character. A map shows the areas below one root, and the areas that
 * have no root. A character in no area sees all areas.
 */
export function isOnTheSameMap(area: Area, here: Standpoint): boolean {
  const { world } = here;
  const standsIn = areaOf(here);
  const own = standsIn && mapRootOf(standsIn, world);
  const theirs = mapRootOf(area, world);
  return own === undefined || theirs === undefined || own === theirs;
}
