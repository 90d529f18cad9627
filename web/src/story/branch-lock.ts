import type { Branch } from '@underhall/contract';
import { world } from '../api/world.ts';

type Locks = Pick<Branch, 'actionCost' | 'currencyLocked' | 'qualityLocked'>;
type Situation = {
  readonly actions: number;
};

export function lockOf(branch: Locks, { actions }: Situation): Lock | undefined {
  if (actions < branch.actionCost) return 'Not enough actions';
  return branch.currencyLocked || branch.qualityLocked ? 'Locked' : undefined;
}

export const lockText = (lock: Lock): string =>
  lock === 'Not enough actions' ? `Not enough ${world.actions.many}` : lock;

export type Lock = 'Not enough actions' | 'Locked';
