import { reachIn } from '../../../meaning/storylet.ts';
import { isPinned } from '../../qualities.ts';
import { linkedNames } from '../../reach/linked-names.ts';
import type { Check } from '../../rule.ts';
import { nameIn } from '../../world-index.ts';

export const hiddenStoryletsAreLedTo: Check = (world) => {
  const led = linkedNames(world).storylets;
  return world.storylets
    .filter((storylet) => reachIn(storylet) === 'linked' && !isPinned(storylet) && !led.has(nameIn(storylet)))
    .map((storylet) => ({
      at: storylet.block.heading.at,
      message: `nothing leads into "${nameIn(storylet)}"; name it in a "go to", "straight to", "use", "gate", "report" or "then", or list it`,
    }));
};
