import { isListedIn } from '../meaning/is-listed-in.ts';
import type { AreaWritten } from '../meaning/places.ts';
import type { StoryletWritten } from '../meaning/storylet.ts';
import { areasBySetting } from './areas-by-setting.ts';
import { memoize } from './memoize.ts';
import { nameIn } from './names.ts';

/** The storylets that are listed in each area, by its name. */
export const listedByArea = memoize(({ areas, storylets }): ReadonlyMap<string, readonly StoryletWritten[]> => {
  const byName = new Map(areas.map((area) => [nameIn(area), area]));
  const bySetting = areasBySetting(areas);
  const listed = new Map<string, StoryletWritten[]>(areas.map((area) => [nameIn(area), []]));
  for (const storylet of storylets) {
    for (const area of placesOf(storylet, byName, bySetting)) {
      if (isListedIn(storylet, area)) listed.get(nameIn(area))?.push(storylet);
    }
  }
  return listed;
});

/** The areas in which it may be listed, from the names it gives. */
function placesOf(
  { facts: { where, in: settings } }: StoryletWritten,
  byName: ReadonlyMap<string, AreaWritten>,
  bySetting: ReadonlyMap<string, readonly AreaWritten[]>,
): Iterable<AreaWritten> {
  if (where && where !== 'anywhere') return new Set(where.flatMap(({ name }) => byName.get(name) ?? []));
  return settings ? new Set(settings.flatMap(({ name }) => bySetting.get(name) ?? [])) : byName.values();
}
