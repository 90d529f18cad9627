import type { WrittenArea } from '../../../meaning/places.ts';
import { isPinned } from '../../qualities.ts';
import { linkedNames } from '../../reach/linked-names.ts';
import type { Check } from '../../rule.ts';
import { nameIn } from '../../world-index.ts';

export const areasCanBeReached: Check = (world) => {
  const led = linkedNames(world).areas;
  return world.areas
    .filter((area) => !isPinned(area) && !led.has(nameIn(area)) && !isOnlyDrawn(area))
    .map((area) => ({
      at: area.block.heading.at,
      message: `nothing leads to "${nameIn(area)}"; put it on a map, or let an outcome "move to" it`,
    }));
};

/** Map roots and landmarks, which no character can enter. */
const isOnlyDrawn = ({ facts }: WrittenArea): boolean => facts.type === 'Root' || facts.type === 'Landmark';
