import type { Possession } from '@underhall/contract';
import { effectiveLevel, type Standpoint } from '@underhall/engine';
import { presentPossession } from '../qualities/present-possession.ts';

/** Where a possession is displayed: things on the mantelpiece, traits in the scrapbook. */
export type Place = 'mantelpiece' | 'scrapbook';

const natureOf = { mantelpiece: 'Thing', scrapbook: 'Status' } as const satisfies Record<Place, Possession['nature']>;

/** True if the quality is on the sheet, has the right nature for the place, and is displayable. */
export function canDisplay(id: number, place: Place, here: Standpoint): boolean {
  const quality = here.world.qualities.get(id);
  if (!quality || quality.hidden || quality.shared || quality.flaunt === false || quality.nature !== natureOf[place])
    return false;
  return effectiveLevel(id, here) > 0;
}

/** The displayed possession. Returns undefined if none was chosen or the character no longer owns it. */
export function presentDisplayed(id: number | undefined, place: Place, here: Standpoint): Possession | undefined {
  const quality = id === undefined ? undefined : here.world.qualities.get(id);
  return quality && canDisplay(quality.id, place, here) ? presentPossession(quality, here) : undefined;
}
