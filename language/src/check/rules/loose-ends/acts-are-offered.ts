import { isPinned } from '../../qualities.ts';
import { linkedNames } from '../../reach/linked-names.ts';
import type { Check } from '../../rule.ts';
import { nameIn } from '../../world-index.ts';

export const actsAreOffered: Check = (world) => {
  const offered = linkedNames(world).acts;
  return world.acts
    .filter((act) => !isPinned(act) && !offered.has(nameIn(act)))
    .map((act) => ({
      at: act.block.heading.at,
      message: `no branch offers "${nameIn(act)}"; name it in a branch's "act"`,
    }));
};
