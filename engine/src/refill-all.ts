import { refillActions } from './actions/action-clock.ts';
import { refillDecks } from './cards/deck.ts';
import { accrue, refillUntilNow } from './refilling-clock.ts';
import type { Turn } from './turn.ts';

/** The actions and the cards that have come by now. */
export const refillNow = (turn: Turn, now: number): Turn =>
  refillDecks(refillActions(turn, now, refillUntilNow), now, refillUntilNow);

/** The actions and the cards that had come by a moment which is over. */
export const refillThen = (turn: Turn, at: number): Turn => refillDecks(refillActions(turn, at, accrue), at, accrue);
