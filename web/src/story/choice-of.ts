import type { Branch } from '@underhall/contract';
import type { StoryRequest } from './story-state.ts';

export const choiceOf = (branch: Branch, secondChanceIds: readonly number[], times = 1): StoryRequest => ({
  kind: 'choose',
  branchId: branch.id,
  secondChanceIds,
  ...(times > 1 && { times }),
  qualityRequirements: branch.qualityRequirements.map(({ id }) => id),
});
