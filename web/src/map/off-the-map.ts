import type { MapReply } from '@underhall/contract';

/**
 * True if the character is nowhere, or in a place outside this map. Lodgings count as on the map. So do places that the
 * player can reach only through a story.
 */
export function isOffTheMap({ areas, currentArea }: MapReply): boolean {
  if (currentArea?.areaTypeName === 'Lodgings') return false;
  let at = areas.find(({ id }) => id === currentArea?.id);
  // Bounded: a cycle of parents in the reply must not hang the page.
  for (const _step of areas) {
    if (!at || at.areaTypeName === 'Root') break;
    const outer = at.parentArea?.id;
    at = areas.find(({ id }) => id === outer);
  }
  return at?.areaTypeName !== 'Root';
}
