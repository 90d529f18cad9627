import { settingsOf } from '../../areas.ts';
import { linkedNames } from '../../reach/linked-names.ts';
import type { Check } from '../../rule.ts';
import { nameIn } from '../../world-index.ts';

export const settingsHaveAreas: Check = (world) => {
  const used = new Set([...world.areas.flatMap(settingsOf), ...linkedNames(world).settings]);
  return world.settings
    .filter((setting) => !used.has(nameIn(setting)))
    .map((setting) => ({
      at: setting.block.heading.at,
      message: `no area belongs to "${nameIn(setting)}"; write it in an area's "setting", or in an outcome's "change setting"`,
    }));
};
