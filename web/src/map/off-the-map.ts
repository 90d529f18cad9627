import type { MapReply } from '@underhall/contract';

/**
 * Is one in no place, or in one that does not lie on this map? What only a story leads to lies there all the same, and
 * lodgings have their strip.
 */
export function isOffTheMap({ areas, currentArea }: MapReply): boolean {
  if (currentArea?.type === 'Lodgings') return false;
  let at = areas.find(({ id }) => id === currentArea?.id);
  // What lies in what is a few deep, and never in itself; a reply that says otherwise must not hold up the page.
  for (const _step of areas) {
    if (!at || at.type === 'Root') break;
    const outer = at.parentArea?.id;
    at = areas.find(({ id }) => id === outer);
  }
  return at?.type !== 'Root';
}
