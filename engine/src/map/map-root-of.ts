import type { World } from '../world.ts';
import type { Area } from './area.ts';
import { lineageOf } from './lineage-of.ts';

/** The root of the map an area is on, which it may be itself; nothing of what is on every map. */
export const mapRootOf = (area: Area, world: World): Area | undefined =>
  lineageOf(area, world).find(({ type }) => type === 'Root');
