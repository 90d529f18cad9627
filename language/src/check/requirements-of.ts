import type { BranchWritten } from '../meaning/branch.ts';
import type { WrittenRequirement } from '../meaning/requirement.ts';

/** All requirements of a branch, besides its price. */
export const requirementsOf = ({ facts: { when = [], needs = [] } }: BranchWritten): readonly WrittenRequirement[] => [
  ...when,
  ...needs,
];
