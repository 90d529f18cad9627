import { storyletFact } from '../../reach/fixpoint.ts';
import { reachableFacts } from '../../reach/reachable.ts';
import type { Check } from '../../rule.ts';
import { nameIn } from '../../world-index.ts';

export const storyletsCanBeMet: Check = (world) => {
  const reached = reachableFacts(world);
  return world.storylets
    .filter((storylet) => !reached.has(storyletFact(nameIn(storylet))))
    .map((storylet) => ({
      at: storylet.block.heading.at,
      message: `nobody can ever meet "${nameIn(storylet)}": its requirements or its place depend on itself or on storylets that nobody can meet; add another way to it`,
    }));
};
