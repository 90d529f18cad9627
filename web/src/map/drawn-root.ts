import type { AreaOnMap, MapReply, Setting } from '@underhall/contract';
import { type MapRoot, mapRootOf } from './zoom.ts';

/** A map that can be drawn, and the part of the reply on it. */
export type DrawnPart = { readonly root: MapRoot; readonly map: MapReply };

/**
 * The map to draw, or undefined if the reply has no geometry for it. A setting without a map gets every map in the
 * reply, and the first is drawn.
 */
export function drawnPartOf(map: MapReply, { mapRootArea }: Pick<Setting, 'mapRootArea'>): DrawnPart | undefined {
  const roots = map.areas.filter(({ areaTypeName }) => areaTypeName === 'Root');
  const found = mapRootArea && roots.find(({ areaKey }) => areaKey === mapRootArea.areaKey);
  const area = mapRootArea ? found : roots[0];
  const root = area && mapRootOf(area.areaKey, area.jsonInfo);
  if (!root) return undefined;
  return { root, map: { ...map, areas: map.areas.filter((each) => isUnder(each, area, map.areas)) } };
}

/** True if the area is on this map. An area without a root is on every map. */
function isUnder(area: AreaOnMap, root: AreaOnMap, areas: readonly AreaOnMap[]): boolean {
  let at: AreaOnMap | undefined = area;
  for (const _step of areas) {
    const outer: AreaOnMap | undefined = areas.find(({ id }) => id === at?.parentArea?.id);
    if (!outer) break;
    at = outer;
  }
  return at?.areaTypeName !== 'Root' || at.id === root.id;
}
