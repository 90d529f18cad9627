import type { BranchWritten } from '../meaning/branch.ts';
import type { WrittenRequirement } from '../meaning/requirement.ts';

/** All that is asked of whoever chooses a branch, besides its price. */
export const askedOf = ({ facts: { when = [], needs = [] } }: BranchWritten): readonly WrittenRequirement[] => [
  ...when,
  ...needs,
];
