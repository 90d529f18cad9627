import type { AreaOnMap } from '@underhall/contract';
import { placeStateOf } from './place-state.ts';

export type PlaceOnList = { readonly area: AreaOnMap; readonly inside: readonly PlaceOnList[] };

/** Returns the tree of places without the map's root. Open places come first. */
export function placesOf(all: readonly AreaOnMap[], here: number | undefined): readonly PlaceOnList[] {
  const areas = all.filter(({ id, areaTypeName }) => areaTypeName !== 'Root' || id === here);
  const isThere = (id: number | undefined) => areas.some((area) => area.id === id);
  const listed = (area: AreaOnMap): PlaceOnList => ({
    area,
    inside: inOrder(areas.filter(({ parentArea }) => parentArea?.id === area.id).map(listed)),
  });
  const rank = ({ area, inside }: PlaceOnList): number => Math.min(rankOf(area, here), ...inside.map(rank));
  const inOrder = (places: readonly PlaceOnList[]) => [...places].sort((one, other) => rank(one) - rank(other));
  return inOrder(areas.filter(({ parentArea }) => !isThere(parentArea?.id)).map(listed));
}

const ranks = ['here', 'lodgings', 'open', 'gate', 'sight', 'locked', 'closed', 'not yet'] as const;

function rankOf(area: AreaOnMap, here: number | undefined): number {
  const { kind } = placeStateOf(area, here);
  return ranks.indexOf(kind === 'open' && area.areaTypeName === 'Lodgings' ? 'lodgings' : kind);
}
