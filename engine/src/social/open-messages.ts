import { allow, type Moment, openTurn, type Ruling, record } from '../turn.ts';

/** Reveals Messages early to a player with a waiting invitation. */
export function openMessages(moment: Moment): Ruling {
  const turn = openTurn(moment);
  const isHeldBack = moment.character.restrictions.includes('Messages');
  return allow(isHeldBack ? record(turn, { kind: 'revealed', restriction: 'Messages' }) : turn);
}
