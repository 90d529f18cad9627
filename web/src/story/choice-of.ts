import type { Branch } from '@underhall/contract';
import type { StoryRequest } from './story-state.ts';

export const choiceOf = (branch: Branch, secondChanceIds: readonly number[]): StoryRequest => ({
  kind: 'choose',
  branchId: branch.id,
  secondChanceIds,
  qualityRequirements: branch.qualityRequirements.map(({ id }) => id),
});
