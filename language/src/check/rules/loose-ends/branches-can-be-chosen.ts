import { branchFact } from '../../reach/branch-steps.ts';
import { storyletFact } from '../../reach/fixpoint.ts';
import { reachableFacts } from '../../reach/reachable.ts';
import type { Check } from '../../rule.ts';
import { nameIn } from '../../world-index.ts';

export const branchesCanBeChosen: Check = (world) => {
  const reached = reachableFacts(world);
  return world.storylets
    .filter((storylet) => reached.has(storyletFact(nameIn(storylet))))
    .flatMap((storylet) =>
      storylet.branches
        .filter((branch) => !reached.has(branchFact(storylet, branch)))
        .map(({ block }) => ({
          at: block.heading.at,
          message: `nobody can ever choose "${block.heading.text}": its requirements can only be met through itself; add another way to meet them`,
        })),
    );
};
