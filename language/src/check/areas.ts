import type { WrittenArea } from '../meaning/places.ts';
import { reachIn, type WrittenStorylet } from '../meaning/storylet.ts';
import { memoize, nameIn } from './world-index.ts';

/** The settings of an area: its own first, then those of `also in`. */
export const settingsOf = ({ facts: { setting, 'also in': also = [] } }: WrittenArea): readonly string[] =>
  [...(setting ? [setting] : []), ...also].map(({ name }) => name);

/** Keyed by the name of the setting. */
export function areasBySetting(areas: readonly WrittenArea[]): ReadonlyMap<string, readonly WrittenArea[]> {
  const bySetting = new Map<string, WrittenArea[]>();
  for (const area of areas) {
    for (const setting of settingsOf(area)) {
      const others = bySetting.get(setting);
      if (others) others.push(area);
      else bySetting.set(setting, [area]);
    }
  }
  return bySetting;
}

/**
 * Areas that may be closed to a player: by the facts `opens`, `members` or `by story`, by their type, or by a closed
 * area around them.
 */
export const closableAreas = memoize(({ areas }): ReadonlySet<string> => {
  const byName = new Map(areas.map((area) => [nameIn(area), area]));
  const isBarred = (area: WrittenArea | undefined, seen: readonly WrittenArea[]): boolean => {
    if (!area || seen.includes(area)) return false;
    const { opens, members, type, inside } = area.facts;
    if (opens || members || area.facts['by story'] || type === 'Lodgings' || type === 'Landmark' || type === 'Root')
      return true;
    return type === 'Destination' && inside !== undefined && isBarred(byName.get(inside.name), [...seen, area]);
  };
  return new Set(areas.filter((area) => isBarred(area, [])).map(nameIn));
});

/** True if the storylet's deck, areas and settings list it in the area. Ignores its other requirements. */
export const isListedIn = (storylet: WrittenStorylet, area: WrittenArea): boolean =>
  reachIn(storylet) === 'listed' && fitsArea(storylet.facts, area) && fitsSetting(storylet.facts, area);

type Facts = WrittenStorylet['facts'];

/** A storylet that names settings but no areas belongs to all areas of those settings. */
function fitsArea({ where, in: settings }: Facts, { block }: WrittenArea): boolean {
  if (where === undefined) return settings !== undefined;
  return where === 'anywhere' || where.some(({ name }) => name === block.heading.text);
}

function fitsSetting({ in: settings }: Facts, { facts }: WrittenArea): boolean {
  const belongsTo = [facts.setting, ...(facts['also in'] ?? [])].map((setting) => setting?.name);
  return settings === undefined || settings.some(({ name }) => belongsTo.includes(name));
}

/** Listed storylets, keyed by the name of the area. */
export const listedByArea = memoize(({ areas, storylets }): ReadonlyMap<string, readonly WrittenStorylet[]> => {
  const byName = new Map(areas.map((area) => [nameIn(area), area]));
  const bySetting = areasBySetting(areas);
  const listed = new Map<string, WrittenStorylet[]>(areas.map((area) => [nameIn(area), []]));
  for (const storylet of storylets) {
    for (const area of placesOf(storylet, byName, bySetting)) {
      if (isListedIn(storylet, area)) listed.get(nameIn(area))?.push(storylet);
    }
  }
  return listed;
});

/** Areas that a storylet names, directly or through its settings. */
function placesOf(
  { facts: { where, in: settings } }: WrittenStorylet,
  byName: ReadonlyMap<string, WrittenArea>,
  bySetting: ReadonlyMap<string, readonly WrittenArea[]>,
): Iterable<WrittenArea> {
  if (where && where !== 'anywhere') return new Set(where.flatMap(({ name }) => byName.get(name) ?? []));
  return settings ? new Set(settings.flatMap(({ name }) => bySetting.get(name) ?? [])) : byName.values();
}
