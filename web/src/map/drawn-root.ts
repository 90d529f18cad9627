import type { MapReply, Setting } from '@underhall/contract';
import { type MapRoot, mapRootOf } from './zoom.ts';

/** The root of the map that is drawn here; nothing where the server sends no geometry for it. */
export function drawnRootOf({ areas }: MapReply, { mapRootArea }: Setting): MapRoot | undefined {
  const roots = areas.filter(({ type }) => type === 'Root');
  const root = roots.find(({ areaKey }) => areaKey === mapRootArea?.areaKey) ?? roots.at(0);
  return root && mapRootOf(root.areaKey, root.jsonInfo);
}
