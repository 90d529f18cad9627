import { allowsTravel } from '../../reach/linked-names.ts';
import type { Check } from '../../rule.ts';
import { leadsOut, storyletsUnder } from '../../setting-storylets.ts';
import { nameIn } from '../../world-index.ts';

export const settingsCanBeLeft: Check = (world) =>
  world.settings
    .filter(({ facts }) => world.settings.length > 1 && !allowsTravel(facts))
    .filter((setting) => !leadsOut(storyletsUnder(setting, world), setting, world))
    .map((setting) => ({
      at: setting.block.heading.at,
      message: `there is no way out of "${nameIn(setting)}": it has no travel, and no outcome leads out; let one "move to" an area of another setting`,
    }));
