import { canHold, giveActions } from '../actions/action-clock.ts';
import type { Character } from '../character.ts';
import { allow, type Moment, openTurn, type Ruling, record, refuse } from '../turn.ts';
import { enhancedRefresh } from './membership.ts';

const refreshPeriodMs = enhancedRefresh.days * 24 * 60 * 60 * 1000;

/** Times of the refreshes used in the last 30 days. */
export const refreshesUsed = ({ refreshes }: Pick<Character, 'refreshes'>, now: number): readonly number[] =>
  refreshes.filter((at) => now - at < refreshPeriodMs);

export const refreshesLeft = (character: Pick<Character, 'membership' | 'refreshes'>, now: number): number =>
  character.membership.tier === 'enhanced'
    ? Math.max(0, enhancedRefresh.times - refreshesUsed(character, now).length)
    : 0;

/** When the oldest used refresh becomes available again. Undefined if none is used. */
export function nextRefreshAt(character: Pick<Character, 'membership' | 'refreshes'>, now: number): number | undefined {
  if (character.membership.tier !== 'enhanced') return undefined;
  const [first] = refreshesUsed(character, now).toSorted((a, b) => a - b);
  return first === undefined ? undefined : first + refreshPeriodMs;
}

/** Uses a refresh. Refused if not all of its actions fit. */
export function useRefresh(moment: Moment): Ruling {
  const { character, now } = moment;
  if (refreshesLeft(character, now) === 0) return refuse('no refresh left');
  if (!canHold(character, enhancedRefresh.actions)) return refuse('actions full');
  const to = [...refreshesUsed(character, now), now];
  const used = record(openTurn(moment), { kind: 'refresh used', to });
  return allow(giveActions(used, enhancedRefresh.actions));
}
