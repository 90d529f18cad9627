import type { World } from '../world.ts';
import type { Area } from './area.ts';

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
