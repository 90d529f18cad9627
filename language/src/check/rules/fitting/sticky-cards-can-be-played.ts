import type { WrittenBranch } from '../../../meaning/storylet.ts';
import type { Check } from '../../rule.ts';

/** A card that cannot be discarded has a branch that anybody can take. */
export const stickyCardsCanBePlayed: Check = (world) =>
  world.storylets
    .filter(({ facts, branches }) => facts.sticky && branches.length > 0 && !branches.some(isFree))
    .map(({ block }) => ({
      at: block.heading.at,
      message: `"${block.heading.text}" is sticky, and every branch asks for something; let one ask for nothing`,
    }));

/** True if anybody with an action to spend can choose the branch. */
export const isFree = ({ facts }: WrittenBranch): boolean =>
  !facts.needs && !facts.pay && !facts.when && (facts.fate ?? 0) === 0;
