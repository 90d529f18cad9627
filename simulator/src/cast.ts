import type { Branch, BranchId, Change, Character, Invitation, Offers, Storylet, World } from '@underhall/engine';
import type { Dice } from './dice.ts';
import type { Habit } from './habit.ts';
import type { Ledger } from './ledger.ts';
import type { Memory } from './memory.ts';
import type { RecentCommands } from './recent-commands.ts';
import type { WorldIndex } from './world-index.ts';

/** A simulated player of a town. Changed in place: one of them takes thousands of steps. */
export type Player = {
  /** Unlike that of all others of the run. */
  readonly number: number;
  readonly strategy: Strategy;
  readonly habit: Habit;
  readonly dice: Dice;
  readonly memory: Memory;
  readonly ledger: Ledger;
  readonly recentCommands: RecentCommands;
  /** Kept up with `character`. */
  readonly offers: Offers;
  readonly arrived: number;
  /** The character as their last turn left them. */
  stored: Character;
  /** The stored character after the time that has passed since. */
  character: Character;
  passed: readonly Change[];
  turn: number;
  steps: number;
  /** Actions spent since they came. */
  spent: number;
  /** The time of their next visit. */
  wakesAt: number;
  /** The time up to which they were last caught up. */
  lookedAt: number;
  /** Invitations they accepted that lead somewhere they have not been yet. */
  readonly acceptedInvitations: Invitation[];
};

/** A way of playing. Each is a small file in `strategies/`. */
export type Strategy = {
  readonly name: string;
  /** Its aim, in one line of the report. */
  readonly about: string;
  /** The liking for a branch that can be chosen now; below 0 it is better left. */
  readonly likes: (branch: Branch, storylet: Storylet, view: View) => number;
  readonly temper: Temper;
};

/** Times in a hundred that they do it when they could, unless said otherwise. */
export type Temper = {
  /** Draws a card. */
  readonly draws: number;
  /** Throws one away that cannot be played. */
  readonly discards: number;
  /** Goes elsewhere though there is something to do here. */
  readonly travels: number;
  /** Goes to a place they have not seen, though there is something to do here. */
  readonly explores: number;
  /** Buys and sells. */
  readonly trades: number;
  /** Thinks about what to wear. */
  readonly dresses: number;
  /** Asks others, and answers them. */
  readonly mingles: number;
  /** Uses things. */
  readonly uses: number;
  /** Sees to agents. */
  readonly sends: number;
  /** Marks plans, saves outfits and redeems codes. */
  readonly orders: number;
  /** Goes to the store, for membership and for stories, and orders Fate for them. */
  readonly patronises: number;
  /** Ticks each second chance that there is. */
  readonly insures: number;
  /** Saves for each thing with a use, the cheapest first, and buys nothing else on a whim before. */
  readonly collects: boolean;
  /** Asks for what is not to be had: nothing may come of it. */
  readonly strays: number;
  /** The extra liking for what the page lists first, on the scale of `likes`. */
  readonly heeds: number;
  /** The share of mere whim, on that scale. */
  readonly whim: number;
};

/** Players who meet each other: one clock, one world with shared levels, one box of invitations. Changed in place. */
export type Town = {
  readonly number: number;
  /** All luck of the town comes of it. */
  readonly seed: number;
  readonly worldIndex: WorldIndex;
  readonly players: Map<number, Player>;
  world: World;
  /** Milliseconds since 1970, UTC. */
  now: number;
  /** Those that are not over, by number. */
  readonly invitations: Map<number, Invitation>;
  /** The number of invitations ever sent. */
  sent: number;
  /** The branches that anybody of the run has chosen, in this town or in one before it. */
  readonly chosenByAnybody: Set<BranchId>;
};

/** The things a player sees when deciding what to do. */
export type View = {
  readonly player: Player;
  readonly town: Town;
  readonly character: Character;
  readonly world: World;
  readonly worldIndex: WorldIndex;
  readonly now: number;
  /** The list of storylets where they stand. */
  readonly list: () => readonly Storylet[];
  /** The cards whose place and requirements fit, held or not. */
  readonly cards: () => readonly Storylet[];
};
