import { storyletFact } from '../../reach/fixpoint.ts';
import { reachableFacts } from '../../reach/reachable.ts';
import type { Check } from '../../rule.ts';
import { nameIn } from '../../world-index.ts';

/** From a new character on, something leads to every storylet. */
export const storyletsCanBeMet: Check = (world) => {
  const reached = reachableFacts(world);
  return world.storylets
    .filter((storylet) => !reached.has(storyletFact(nameIn(storylet))))
    .map((storylet) => ({
      at: storylet.block.heading.at,
      message: `nobody can ever meet "${nameIn(storylet)}": what it asks for, or its place, is only come by through itself or what cannot be met either; give another way to it`,
    }));
};
