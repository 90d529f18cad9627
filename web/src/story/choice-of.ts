import type { Branch } from '@underhall/contract';
import type { Ask } from './story-state.ts';

/** The choice of a branch, with the second chances that were ticked and what was seen to be asked. */
export const choiceOf = (branch: Branch, secondChanceIds: readonly number[]): Ask => ({
  kind: 'choose',
  branchId: branch.id,
  secondChanceIds,
  qualityRequirements: branch.qualityRequirements.map(({ id }) => id),
});
