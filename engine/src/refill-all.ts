import { refillActions } from './actions/action-clock.ts';
import { refillDecks } from './cards/deck.ts';
import { accrue, type Pass, refillUntilNow } from './refilling-clock.ts';
import type { Turn } from './turn.ts';
import type { World } from './world.ts';

/** Records the actions and cards that accrued by now. */
export const refillNow = (turn: Turn, now: number, world: World): Turn => refillAll(turn, now, refillUntilNow, world);

/** Records the actions and cards that accrued by a moment in the past. */
export const refillThen = (turn: Turn, at: number, world: World): Turn => refillAll(turn, at, accrue, world);

export const refillAll = (turn: Turn, at: number, pass: Pass, world: World): Turn =>
  refillDecks(refillActions(turn, at, pass, world), at, pass, world);
