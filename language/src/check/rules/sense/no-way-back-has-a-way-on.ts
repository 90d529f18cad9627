import { reachIn, type WrittenStorylet } from '../../../meaning/storylet.ts';
import { hasOpenBranch } from '../../open-branches.ts';
import type { Check } from '../../rule.ts';
import { nameIn } from '../../world-index.ts';

export const noWayBackHasAWayOn: Check = ({ storylets }) =>
  storylets
    .filter((storylet) => holdsOn(storylet) && storylet.branches.length > 0 && !hasOpenBranch(storylet))
    .map((storylet) => ({
      at: storylet.block.heading.at,
      message: `"${nameIn(storylet)}" cannot be left, and every branch has requirements; give it a branch without any`,
    }));

const holdsOn = (storylet: WrittenStorylet): boolean =>
  storylet.facts.back === false || (storylet.facts.urgency === 'must' && reachIn(storylet) === 'listed');
