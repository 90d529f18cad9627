import type { ActId, Change, Character, Offers } from '@underhall/engine';
import type { Dice } from './dice.ts';
import type { Habit } from './habit.ts';
import type { Latest } from './latest.ts';
import type { Ledger } from './ledger.ts';
import type { Memory } from './memory.ts';
import type { Strategy } from './strategy.ts';

/** Somebody who lives in a town. Changed in place: one of them takes thousands of steps. */
export type Player = {
  /** Unlike that of all others of the run. */
  readonly number: number;
  readonly strategy: Strategy;
  readonly habit: Habit;
  readonly dice: Dice;
  readonly memory: Memory;
  readonly ledger: Ledger;
  readonly latest: Latest;
  /** Kept up with `character`. */
  readonly offers: Offers;
  readonly arrived: number;
  /** As their last turn left them. */
  stored: Character;
  /** The same with the time that has passed since, and what that did. */
  character: Character;
  passed: readonly Change[];
  turn: number;
  steps: number;
  /** Actions spent since they came. */
  spent: number;
  /** When they come to play next. */
  wakesAt: number;
  /** When the time that passed for them was last looked at. */
  lookedAt: number;
  /** Acts they accepted that lead somewhere they have not been yet. */
  readonly awaited: ActId[];
};
