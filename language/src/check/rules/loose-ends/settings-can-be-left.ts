import { isForTravellers } from '../../reach/linked-names.ts';
import type { Check } from '../../rule.ts';
import { leadsOut, storyletsUnder } from '../../setting-storylets.ts';
import { nameIn } from '../../world-index.ts';

/** Out of a setting where nobody travels, a story leads. */
export const settingsCanBeLeft: Check = (world) =>
  world.settings
    .filter(({ facts }) => world.settings.length > 1 && !isForTravellers(facts))
    .filter((setting) => !leadsOut(storyletsUnder(setting, world), setting, world))
    .map((setting) => ({
      at: setting.block.heading.at,
      message: `nobody gets out of "${nameIn(setting)}": it has no map, and no outcome leads away; let one "move to" another area`,
    }));
