import { canHold, giveActions } from '../actions/action-clock.ts';
import type { Character } from '../character.ts';
import { monthNumber, startOfMonth } from '../month-number.ts';
import { allow, type Moment, openTurn, type Ruling, record, refuse } from '../turn.ts';
import { enhancedRefresh } from './membership.ts';

/** Times of the refreshes used in this calendar month (UTC). */
export const refreshesUsed = ({ refreshes }: Pick<Character, 'refreshes'>, now: number): readonly number[] =>
  refreshes.filter((at) => monthNumber(at) === monthNumber(now));

export const refreshesLeft = (character: Pick<Character, 'membership' | 'refreshes'>, now: number): number =>
  character.membership.tier === 'enhanced'
    ? Math.max(0, enhancedRefresh.times - refreshesUsed(character, now).length)
    : 0;

/** When the next month begins, with all refreshes available again. Undefined if none is used in this one. */
export function nextRefreshAt(character: Pick<Character, 'membership' | 'refreshes'>, now: number): number | undefined {
  if (character.membership.tier !== 'enhanced') return undefined;
  return refreshesUsed(character, now).length === 0 ? undefined : startOfMonth(monthNumber(now) + 1);
}

/** Uses a refresh. Refused if not all of its actions fit. */
export function useRefresh(moment: Moment): Ruling {
  const { character, now } = moment;
  if (refreshesLeft(character, now) === 0) return refuse('no refresh left');
  if (!canHold(moment, enhancedRefresh.actions)) return refuse('actions full');
  const to = [...refreshesUsed(character, now), now];
  const used = record(openTurn(moment), { kind: 'refresh used', to });
  return allow(giveActions(used, enhancedRefresh.actions, moment));
}
