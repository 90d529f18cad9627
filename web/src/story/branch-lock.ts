import type { Branch } from '@underhall/contract';

type Locks = Pick<Branch, 'actionCost' | 'currencyLocked' | 'qualityLocked'>;
type Situation = {
  /** Actions left. */
  readonly actions: number;
  /** An agent's report costs no actions: those were spent on the way. */
  readonly isPlotReport?: boolean | undefined;
};

/** What the button of a branch reads instead of its own word when it cannot be chosen. */
export function lockOf(branch: Locks, { actions, isPlotReport = false }: Situation): Lock | undefined {
  if (actions < branch.actionCost && !isPlotReport) return 'Not enough actions';
  return branch.currencyLocked || branch.qualityLocked ? 'Locked' : undefined;
}

export type Lock = 'Not enough actions' | 'Locked';
