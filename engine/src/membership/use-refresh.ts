import { canHold, giveActions } from '../actions/give-actions.ts';
import { allow, type Moment, openTurn, type Ruling, record, refuse } from '../turn.ts';
import { enhancedRefresh, refreshesLeft, refreshesUsed } from './refreshes.ts';

/** An enhanced member takes one of their refreshes. It is not taken where the candle could not hold all of it. */
export function useRefresh(moment: Moment): Ruling {
  const { character, now } = moment;
  if (refreshesLeft(character, now) === 0) return refuse('no refresh left');
  if (!canHold(character, enhancedRefresh.actions)) return refuse('candle full');
  const to = [...refreshesUsed(character, now), now];
  const used = record(openTurn(moment), { kind: 'refresh used', to });
  return allow(giveActions(used, enhancedRefresh.actions));
}
