import type { AreaId, BranchId, StoryletId } from '../ids.ts';

/** A branch the player means to choose one day, in the place where they marked it. */
export type Plan = {
  readonly branch: BranchId;
  readonly storylet: StoryletId;
  readonly area: AreaId;
  readonly notes: string;
  readonly isDone: boolean;
  readonly madeAt: number;
};
