import type { MapReply } from '@underhall/contract';

/**
 * True if the character is in no place, or in one outside this map. Places that only a story leads to count as on the
 * map, and so do lodgings.
 */
export function isOffTheMap({ areas, currentArea }: MapReply): boolean {
  if (currentArea?.type === 'Lodgings') return false;
  let at = areas.find(({ id }) => id === currentArea?.id);
  // The loop is bounded, so that a reply with a cycle of places cannot hang the page.
  for (const _step of areas) {
    if (!at || at.type === 'Root') break;
    const outer = at.parentArea?.id;
    at = areas.find(({ id }) => id === outer);
  }
  return at?.type !== 'Root';
}
