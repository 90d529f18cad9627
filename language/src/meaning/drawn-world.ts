import type { Drawing } from '@underhall/engine';
import type { WrittenMap } from './map.ts';
import type { WrittenArea } from './places.ts';
import type { WrittenWorld } from './read-world.ts';

export type DrawnWorld = {
  /** The drawn map that shows an area, or whose root is the area. */
  readonly mapOf: (area: WrittenArea) => WrittenMap | undefined;
  readonly drawingOf: (area: WrittenArea) => Drawing | undefined;
};

/** Value of `drawn as` for an area that is only listed beside its map. */
export const listOnly = 'nothing';

export const placeNameOf = ({ key, facts }: WrittenArea): string => facts['drawn as'] ?? key;

export function drawnWorld({ areas, maps }: Pick<WrittenWorld, 'areas' | 'maps'>): DrawnWorld {
  const byRoot = new Map(maps.map((map) => [map.root, map]));
  const byName = new Map(maps.length === 0 ? [] : areas.map((area) => [area.block.heading.text, area]));
  const mapOf = (area: WrittenArea): WrittenMap | undefined => {
    const root = rootOf(area, byName);
    return root && byRoot.get(root.key);
  };
  return {
    mapOf,
    drawingOf: (area) => {
      const name = placeNameOf(area);
      return area.facts.type === 'Root' || name === listOnly ? undefined : mapOf(area)?.places.get(name);
    },
  };
}

/** Returns undefined if there is no root, or if the areas contain each other in a cycle. */
function rootOf(area: WrittenArea, byName: ReadonlyMap<string, WrittenArea>): WrittenArea | undefined {
  const line = new Set<WrittenArea>();
  let next: WrittenArea | undefined = area;
  while (next && !line.has(next)) {
    if (next.facts.type === 'Root') return next;
    line.add(next);
    next = byName.get(next.facts.inside?.name ?? '');
  }
  return undefined;
}
