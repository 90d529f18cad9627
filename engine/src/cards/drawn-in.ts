import type { AreaId, Pack, Storylet, World } from '../world.ts';

/** The cards that may be drawn in an area, whoever draws. Worked out once for each area of a pack. */
export function drawnIn(area: AreaId, { pack }: Pick<World, 'pack'>): readonly Storylet[] {
  const lists = listsOf(pack);
  const known = lists.get(area);
  if (known) return known;
  const cards = pack.storylets.filter(
    ({ deck, areas }) => deck === 'sometimes' && (areas.length === 0 || areas.includes(area)),
  );
  lists.set(area, cards);
  return cards;
}

const ofPacks = new WeakMap<Pack, Map<AreaId, readonly Storylet[]>>();

function listsOf(pack: Pack): Map<AreaId, readonly Storylet[]> {
  const lists = ofPacks.get(pack) ?? new Map<AreaId, readonly Storylet[]>();
  ofPacks.set(pack, lists);
  return lists;
}
