import type { AreaId, BranchId, OutcomeKind } from '@underhall/engine';

/** What a player remembers. Changed in place as they go on. */
export type Memory = {
  /** How often each branch was chosen. */
  readonly chosen: Map<BranchId, number>;
  /** The outcomes that were told of a branch. */
  readonly told: Map<BranchId, Set<OutcomeKind>>;
  /** What the best thing to do in a place was liked, the last time they were there. */
  readonly places: Map<AreaId, number>;
  /** Commands since they last chose something that costs an action. */
  idle: number;
};

export const nothingRemembered = (): Memory => ({ chosen: new Map(), told: new Map(), places: new Map(), idle: 0 });
