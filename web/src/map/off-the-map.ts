import type { MapReply } from '@underhall/contract';
import { lodgingsId, spotOf } from './area-on-map.ts';

/** Is one in no place, or in one that neither has a spot on this map nor lies in one that has? Lodgings have their strip. */
export function isOffTheMap({ areas, currentArea }: MapReply): boolean {
  if (!currentArea || currentArea.id === 0) return true;
  if (currentArea.id === lodgingsId || currentArea.type === 'Lodgings') return false;
  return spotOf(areas, currentArea.id) === undefined;
}
