import { isPinned } from '../../qualities.ts';
import { linkedNames } from '../../reach/linked-names.ts';
import type { Check } from '../../rule.ts';
import { nameIn } from '../../world-index.ts';

export const lodgingsAreGiven: Check = (world) => {
  const lodgings = linkedNames(world).lodgings;
  return world.lodgings
    .filter((lodging) => !isPinned(lodging) && !lodgings.has(nameIn(lodging)))
    .map((lodging) => ({
      at: lodging.block.heading.at,
      message: `no outcome gives "${nameIn(lodging)}"; name it in an outcome's "lodge"`,
    }));
};
