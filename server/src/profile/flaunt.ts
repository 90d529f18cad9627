import type { Possession } from '@underhall/contract';
import { effectiveLevel, type Standpoint } from '@underhall/engine';
import { presentPossession } from '../qualities/present-possession.ts';

/** A place to show something off: things on the mantelpiece, traits in the scrapbook. */
export type Place = 'mantelpiece' | 'scrapbook';

const natureOf = { mantelpiece: 'Thing', scrapbook: 'Status' } as const satisfies Record<Place, Possession['nature']>;

/** True if the quality stands on the sheet, is of the nature that the place is for, and may be shown off at all. */
export function canFlaunt(id: number, place: Place, here: Standpoint): boolean {
  const quality = here.world.qualities.get(id);
  if (!quality || quality.hidden || quality.shared || quality.flaunt === false || quality.nature !== natureOf[place])
    return false;
  return effectiveLevel(id, here) > 0;
}

/** The possession shown off there; undefined if nothing was chosen, or if it is gone. */
export function presentFlaunted(id: number | undefined, place: Place, here: Standpoint): Possession | undefined {
  const quality = id === undefined ? undefined : here.world.qualities.get(id);
  return quality && canFlaunt(quality.id, place, here) ? presentPossession(quality, here) : undefined;
}
