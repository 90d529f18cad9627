import type { ResultMessage } from '@underhall/contract';
import type { ChangeOf } from '../wording/change-of.ts';
import { inWords } from '../wording/number.ts';

/** Actions that were given back; what time and the choice itself did to them is seen on the candle. */
export function presentActions({ why, from, to }: ChangeOf<'actions'>): ResultMessage[] {
  if (why !== 'refreshed') return [];
  const count = to.count - from.count;
  const message = `You have ${inWords(count)} more ${count === 1 ? 'action' : 'actions'}.`;
  return [{ type: 'ActionsRefreshedMessage', priority: 2, message }];
}

/** Fate that was given, bought or spent. */
export function presentFate({ why, from, to }: ChangeOf<'fate'>): ResultMessage[] {
  if (why === 'spent') {
    const message = `You spent ${inWords(from - to)} Fate (${inWords(to)} left).`;
    return [{ type: 'FateBranchCurrencyUsedMessage', priority: 2, message }];
  }
  const verb = why === 'bought' ? 'bought' : 'were given';
  const message = `You ${verb} ${inWords(to - from)} Fate (new total ${inWords(to)}).`;
  return [{ type: 'FatePointChangeMessage', priority: 2, message }];
}
