import { nextStorylet } from '../meaning/outcome.ts';
import type { WrittenSetting } from '../meaning/places.ts';
import type { WrittenWorld } from '../meaning/read-world.ts';
import { reachIn, type WrittenStorylet } from '../meaning/storylet.ts';
import { areasBySetting } from './areas.ts';
import { memoize, nameIn, storyletsByName } from './world-index.ts';

const areasUnder = (setting: WrittenSetting, world: WrittenWorld): ReadonlySet<string> =>
  new Set((settingAreas(world).get(nameIn(setting)) ?? []).map(nameIn));

const settingAreas = memoize(({ areas }) => areasBySetting(areas));

/** The storylets that can be met in a setting, and everything they lead to. */
export function storyletsUnder(setting: WrittenSetting, world: WrittenWorld): ReadonlySet<WrittenStorylet> {
  const name = nameIn(setting);
  const here = areasUnder(setting, world);
  const isMet = (storylet: WrittenStorylet): boolean => {
    const { in: settings, where = 'anywhere' } = storylet.facts;
    if (reachIn(storylet) === 'linked') return false;
    if (settings) return settings.some((each) => each.name === name);
    return where === 'anywhere' || where.some((area) => here.has(area.name));
  };
  const used = setting.facts.items === false ? [] : world.qualities.flatMap(({ facts }) => facts.use ?? []);
  return withSuccessors(
    [
      ...world.storylets.filter(isMet),
      ...[...used, ...(setting.facts.then ? [setting.facts.then] : [])].flatMap(
        (each) => storyletsByName(world).get(each.name) ?? [],
      ),
    ],
    world,
  );
}

export function withSuccessors(
  storylets: readonly WrittenStorylet[],
  world: WrittenWorld,
): ReadonlySet<WrittenStorylet> {
  const found = new Set(storylets);
  for (const { branches } of found) {
    for (const { facts } of branches.flatMap(({ outcomes }) => outcomes)) {
      const next = storyletsByName(world).get(nextStorylet(facts)?.name ?? '');
      if (next) found.add(next);
    }
  }
  return found;
}

export function leadsOut(
  storylets: ReadonlySet<WrittenStorylet>,
  setting: WrittenSetting,
  world: WrittenWorld,
): boolean {
  const stays = areasUnder(setting, world);
  for (const { branches } of storylets) {
    for (const { facts } of branches.flatMap(({ outcomes }) => outcomes)) {
      const { 'move to': area, 'change setting': other } = facts;
      if (other && other.name !== nameIn(setting)) return true;
      if (area && (area === 'nowhere' || !stays.has(area.name))) return true;
    }
  }
  return false;
}
