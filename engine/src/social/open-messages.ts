import { allow, type Moment, openTurn, type Ruling, record } from '../turn.ts';

/** Opens Messages to somebody for whom an invitation waits there, before their story would have. */
export function openMessages(moment: Moment): Ruling {
  const turn = openTurn(moment);
  const isHeldBack = moment.character.restrictions.includes('Messages');
  return allow(isHeldBack ? record(turn, { kind: 'revealed', restriction: 'Messages' }) : turn);
}
