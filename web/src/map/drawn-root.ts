import type { AreaOnMap, MapReply, Setting } from '@underhall/contract';
import { type MapRoot, mapRootOf } from './zoom.ts';

/** A drawable map, and the part of the reply that belongs to this map. */
export type DrawnPart = { readonly root: MapRoot; readonly map: MapReply };

/**
 * Returns the map to draw, or undefined if the reply has no geometry for the map. If the setting names no map, the
 * reply contains every map, and the first one is drawn.
 */
export function drawnPartOf(map: MapReply, { mapRootArea }: Pick<Setting, 'mapRootArea'>): DrawnPart | undefined {
  const roots = map.areas.filter(({ areaTypeName }) => areaTypeName === 'Root');
  const found = mapRootArea && roots.find(({ areaKey }) => areaKey === mapRootArea.areaKey);
  const area = mapRootArea ? found : roots[0];
  const root = area && mapRootOf(area.areaKey, area.jsonInfo);
  if (!root) return undefined;
  return { root, map: { ...map, areas: map.areas.filter((each) => isUnder(each, area, map.areas)) } };
}

/** True if the area belongs to this map. Areas without a root belong to every map. */
function isUnder(area: AreaOnMap, root: AreaOnMap, areas: readonly AreaOnMap[]): boolean {
  let at: AreaOnMap | undefined = area;
  for (const _step of areas) {
    const outer: AreaOnMap | undefined = areas.find(({ id }) => id === at?.parentArea?.id);
    if (!outer) break;
    at = outer;
  }
  return at?.areaTypeName !== 'Root' || at.id === root.id;
}
