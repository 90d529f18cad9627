import type { AreaId, BranchId, OutcomeKind } from '@underhall/engine';

/** A player's memory of earlier choices. Changed in place as they go on. */
export type Memory = {
  /** The number of times each branch was chosen. */
  readonly chosen: Map<BranchId, number>;
  /** The outcomes that were told of a branch. */
  readonly told: Map<BranchId, Set<OutcomeKind>>;
  /** The liking for the best thing to do in each place, at the last visit. */
  readonly places: Map<AreaId, number>;
  /** Commands since they last chose something that costs an action. */
  idle: number;
};

export const nothingRemembered = (): Memory => ({ chosen: new Map(), told: new Map(), places: new Map(), idle: 0 });
