import type { AreaOnMap, MapReply } from '@underhall/contract';

/** A place of the list, with what lies in it. */
export type PlaceOnList = { readonly area: AreaOnMap; readonly inside: readonly PlaceOnList[] };

/** What lies in what, of all the reply has at its top. Lodgings come first, and what one cannot see the outside of is outermost. */
export function placesOf({ areas }: MapReply): readonly PlaceOnList[] {
  const isThere = (id: number | undefined) => areas.some((area) => area.id === id);
  const inside = (outer: number): readonly PlaceOnList[] =>
    areas.filter(({ parentArea }) => parentArea?.id === outer).map((area) => ({ area, inside: inside(area.id) }));
  const outermost = areas.filter(({ parentArea }) => !isThere(parentArea?.id));
  const lodgingsFirst = [...outermost].sort((one, other) => Number(isLodgings(other)) - Number(isLodgings(one)));
  return lodgingsFirst.map((area) => ({ area, inside: inside(area.id) }));
}

const isLodgings = ({ type }: AreaOnMap): boolean => type === 'Lodgings';
