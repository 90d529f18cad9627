import type { WrittenBranch } from '../../../meaning/storylet.ts';
import type { Check } from '../../rule.ts';

export const stickyCardsCanBePlayed: Check = (world) =>
  world.storylets
    .filter(({ facts, branches }) => facts.sticky && branches.length > 0 && !branches.some(isFree))
    .map(({ block }) => ({
      at: block.heading.at,
      message: `"${block.heading.text}" is sticky, and every branch has requirements; give it a branch without any`,
    }));

export const isFree = ({ facts }: WrittenBranch): boolean =>
  !facts.needs && !facts.pay && !facts.when && !facts.once && (facts.fate ?? 0) === 0;
