import type { Branch } from '@underhall/contract';
import type { Ask } from './story-state.ts';

/** The request that chooses a branch: with the second chances the player ticked, and the requirements that the page showed. */
export const choiceOf = (branch: Branch, secondChanceIds: readonly number[]): Ask => ({
  kind: 'choose',
  branchId: branch.id,
  secondChanceIds,
  qualityRequirements: branch.qualityRequirements.map(({ id }) => id),
});
