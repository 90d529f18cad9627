import type { AreaId, BranchId, OutcomeKind } from '@underhall/engine';

/** A player's memory of earlier choices. Changed in place as they go on. */
export type Memory = {
  /** The number of times each branch was chosen. */
  readonly timesChosen: Map<BranchId, number>;
  /** The outcomes seen of each branch. */
  readonly seenOutcomes: Map<BranchId, Set<OutcomeKind>>;
  /** The liking for the best thing to do in each place, at the last visit. */
  readonly likingOfPlaces: Map<AreaId, number>;
  /** Commands since they last spent an action. */
  idle: number;
};

export const noMemory = (): Memory => ({
  timesChosen: new Map(),
  seenOutcomes: new Map(),
  likingOfPlaces: new Map(),
  idle: 0,
});
