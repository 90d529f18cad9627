import type { AreaWritten } from '../meaning/places.ts';
import { memoize } from './memoize.ts';
import { nameIn } from './names.ts';

/** The areas that may be closed to somebody: by themselves, to all but members, or with what a destination lies in. */
export const barredIn = memoize(({ areas }): ReadonlySet<string> => {
  const byName = new Map(areas.map((area) => [nameIn(area), area]));
  const isBarred = (area: AreaWritten | undefined, seen: readonly AreaWritten[]): boolean => {
    if (!area || seen.includes(area)) return false;
    const { opens, members, type, inside } = area.facts;
    if (opens || members || area.facts['by story'] || type === 'Lodgings' || type === 'Landmark' || type === 'Root')
      return true;
    return type === 'Destination' && inside !== undefined && isBarred(byName.get(inside.name), [...seen, area]);
  };
  return new Set(areas.filter((area) => isBarred(area, [])).map(nameIn));
});
