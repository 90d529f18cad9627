import type { Character } from '../character.ts';
import type { World } from '../world.ts';
import { baseOf } from './effective-level.ts';
import type { Quality } from './quality.ts';

/** The highest base level gains can reach: the cap, and the base level of what raises it. Nothing where there is no cap. */
export function capOf({ cap, capRaisedBy }: Quality, character: Character, world: World): number | undefined {
  if (cap === undefined || capRaisedBy === undefined) return cap;
  return world.qualities.has(capRaisedBy) ? cap + baseOf(capRaisedBy, character, world).level : cap;
}
