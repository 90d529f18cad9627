import type { RefillingClock } from '../refilling-clock.ts';
import { record, type Turn } from '../turn.ts';
import { bankSize } from './action-clock.ts';

type Pass = (clock: RefillingClock, room: number, at: number) => RefillingClock;

/** The actions that have come by a moment. `pass`: `come` for a moment that is over, `refill` for now. */
export function refillActions(turn: Turn, at: number, pass: Pass): Turn {
  const from = turn.character.actions;
  const to = pass(from, bankSize(turn.character), at);
  return to === from ? turn : record(turn, { kind: 'actions', why: 'refilled', from, to });
}
