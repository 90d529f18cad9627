import type { WrittenRequirement } from '../meaning/requirement.ts';
import type { BranchWritten } from '../meaning/storylet.ts';

/** All requirements of a branch, besides its price. */
export const requirementsOf = ({ facts: { when = [], needs = [] } }: BranchWritten): readonly WrittenRequirement[] => [
  ...when,
  ...needs,
];
