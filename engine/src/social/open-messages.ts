import { allow, type Moment, openTurn, type Ruling, record } from '../turn.ts';

/** Reveals Messages to a player with a waiting invitation, before their story would. */
export function openMessages(moment: Moment): Ruling {
  const turn = openTurn(moment);
  const isHeldBack = moment.character.restrictions.includes('Messages');
  return allow(isHeldBack ? record(turn, { kind: 'revealed', restriction: 'Messages' }) : turn);
}
