import { settingsOf } from '../../areas.ts';
import { linkedNames } from '../../reach/linked-names.ts';
import type { Check } from '../../rule.ts';
import { nameIn } from '../../world-index.ts';

/** A storylet with areas and settings has an area that belongs to one of its settings. */
export const placesFitTheirSettings: Check = (world) => {
  const areas = new Map(world.areas.map((area) => [nameIn(area), settingsOf(area)]));
  const changedTo = linkedNames(world).settings;
  return world.storylets.flatMap(({ facts: { where, in: settings } }) => {
    const [first] = settings ?? [];
    if (!where || where === 'anywhere' || !settings || !first) return [];
    const settingNames = new Set(settings.map(({ name }) => name));
    const fits = where.some(({ name }) => areas.get(name)?.some((setting) => settingNames.has(setting)) ?? true);
    if (fits || settings.some(({ name }) => changedTo.has(name))) return [];
    return [
      { at: first.at, message: 'none of the areas belongs to this setting; name another, or delete one of the two' },
    ];
  });
};
