import { branchFact } from '../../reach/branch-steps.ts';
import { storyletFact } from '../../reach/fixpoint.ts';
import { reachableFacts } from '../../reach/reachable.ts';
import type { Check } from '../../rule.ts';
import { nameIn } from '../../world-index.ts';

/** Each branch of a storylet that can be met can be chosen by somebody, sometime. */
export const branchesCanBeChosen: Check = (world) => {
  const reached = reachableFacts(world);
  return world.storylets
    .filter((storylet) => reached.has(storyletFact(nameIn(storylet))))
    .flatMap((storylet) =>
      storylet.branches
        .filter((branch) => !reached.has(branchFact(storylet, branch)))
        .map(({ block }) => ({
          at: block.heading.at,
          message: `nobody can ever choose "${block.heading.text}": what it asks for is only come by through itself; give another way to it`,
        })),
    );
};
