import { refillActions } from './actions/action-clock.ts';
import { refillDecks } from './cards/deck.ts';
import { accrue, refillUntilNow } from './refilling-clock.ts';
import type { Turn } from './turn.ts';

/** Records the actions and cards that accrued by now. */
export const refillNow = (turn: Turn, now: number): Turn =>
  refillDecks(refillActions(turn, now, refillUntilNow), now, refillUntilNow);

/** Records the actions and cards that accrued by a moment in the past. */
export const refillThen = (turn: Turn, at: number): Turn => refillDecks(refillActions(turn, at, accrue), at, accrue);
