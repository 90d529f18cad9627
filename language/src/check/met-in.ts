import type { SettingWritten } from '../meaning/places.ts';
import type { WrittenWorld } from '../meaning/read-world.ts';
import type { StoryletWritten } from '../meaning/storylet.ts';
import { areasBySetting } from './areas.ts';
import { memoize, nameIn, storyletsByName } from './world-index.ts';

const areasUnder = (setting: SettingWritten, world: WrittenWorld): ReadonlySet<string> =>
  new Set((settingAreas(world).get(nameIn(setting)) ?? []).map(nameIn));

const settingAreas = memoize(({ areas }) => areasBySetting(areas));

/** The storylets that may be met under a setting, and all that they lead into. */
export function metUnder(setting: SettingWritten, world: WrittenWorld): ReadonlySet<StoryletWritten> {
  const name = nameIn(setting);
  const here = areasUnder(setting, world);
  const isMet = (storylet: StoryletWritten): boolean => {
    const { deck, in: settings, where = 'anywhere' } = storylet.facts;
    if (deck === 'never') return false;
    if (settings) return settings.some((each) => each.name === name);
    return where === 'anywhere' || where.some((area) => here.has(area.name));
  };
  const used = setting.facts.items === false ? [] : world.qualities.flatMap(({ facts }) => facts.use ?? []);
  return leadingOn(
    [
      ...world.storylets.filter(isMet),
      ...[...used, ...(setting.facts.then ? [setting.facts.then] : [])].flatMap(
        (each) => storyletsByName(world).get(each.name) ?? [],
      ),
    ],
    world,
  );
}

/** Storylets, and all that they lead into. */
export function leadingOn(storylets: readonly StoryletWritten[], world: WrittenWorld): ReadonlySet<StoryletWritten> {
  const found = new Set(storylets);
  for (const { branches } of found) {
    for (const { facts } of branches.flatMap(({ outcomes }) => outcomes)) {
      const next = facts['go to'] && storyletsByName(world).get(facts['go to'].name);
      if (next) found.add(next);
    }
  }
  return found;
}

/** True if one of them takes the character out of the setting. */
export function leadsOut(
  storylets: ReadonlySet<StoryletWritten>,
  setting: SettingWritten,
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
