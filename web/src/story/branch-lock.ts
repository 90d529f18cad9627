import type { Branch } from '@underhall/contract';
import { world } from '../api/world.ts';

type Locks = Pick<Branch, 'actionCost' | 'currencyLocked' | 'qualityLocked'>;
type Situation = {
  /** Actions left. */
  readonly actions: number;
};

/** The word on the button of a branch that cannot be chosen, in place of its own. Branches of a report come with a cost of 0. */
export function lockOf(branch: Locks, { actions }: Situation): Lock | undefined {
  if (actions < branch.actionCost) return 'Not enough actions';
  return branch.currencyLocked || branch.qualityLocked ? 'Locked' : undefined;
}

/** A lock as it is written on the button: the cause by the name the world has for its actions. */
export const wordsOfLock = (lock: Lock): string =>
  lock === 'Not enough actions' ? `Not enough ${world.actions.many}` : lock;

export type Lock = 'Not enough actions' | 'Locked';
