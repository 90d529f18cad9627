import { canHold, giveActions } from '../actions/action-clock.ts';
import type { Character } from '../character.ts';
import { allow, type Moment, openTurn, type Ruling, record, refuse } from '../turn.ts';

/** What the supper that is kept for an enhanced member brings, and how often in thirty days. */
export const enhancedRefresh = { actions: 7, times: 3 } as const;

const month = 30 * 24 * 60 * 60 * 1000;

/** The refreshes that still count at a moment: each comes back thirty days after it was used. */
export const refreshesUsed = ({ refreshes }: Pick<Character, 'refreshes'>, now: number): readonly number[] =>
  refreshes.filter((at) => now - at < month);

/** How many refreshes are left; none for whoever is no enhanced member. */
export const refreshesLeft = (character: Pick<Character, 'membership' | 'refreshes'>, now: number): number =>
  character.membership.tier === 'enhanced'
    ? Math.max(0, enhancedRefresh.times - refreshesUsed(character, now).length)
    : 0;

/** When the next refresh comes back; undefined while all of them are there. */
export function nextRefreshAt(character: Pick<Character, 'membership' | 'refreshes'>, now: number): number | undefined {
  if (character.membership.tier !== 'enhanced') return undefined;
  const [first] = refreshesUsed(character, now).toSorted((a, b) => a - b);
  return first === undefined ? undefined : first + month;
}

/** An enhanced member takes one of their refreshes. It is not taken where the candle could not hold all of it. */
export function useRefresh(moment: Moment): Ruling {
  const { character, now } = moment;
  if (refreshesLeft(character, now) === 0) return refuse('no refresh left');
  if (!canHold(character, enhancedRefresh.actions)) return refuse('candle full');
  const to = [...refreshesUsed(character, now), now];
  const used = record(openTurn(moment), { kind: 'refresh used', to });
  return allow(giveActions(used, enhancedRefresh.actions));
}
