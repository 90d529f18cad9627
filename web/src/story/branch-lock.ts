import type { Branch } from '@underhall/contract';

type Locks = Pick<Branch, 'actionCost' | 'currencyLocked' | 'qualityLocked'>;

/** What the button of a branch reads instead of its own word when it cannot be chosen. */
export function lockOf(branch: Locks, actions: number): 'Not enough actions' | 'Locked' | undefined {
  if (actions < branch.actionCost) return 'Not enough actions';
  if (branch.currencyLocked || branch.qualityLocked) return 'Locked';
  return undefined;
}

export const isLocked = (branch: Locks, actions: number): boolean => lockOf(branch, actions) !== undefined;
