import type {
  AreaId,
  Branch,
  BranchId,
  Change,
  Character,
  Invitation,
  Offers,
  OutcomeKind,
  Storylet,
  World,
} from '@underhall/engine';
import type { Dice } from './dice.ts';
import type { Ledger } from './ledger.ts';
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
  readonly arrivedAt: number;
  /** The character as their last turn left them. */
  stored: Character;
  /** The stored character after the time that has passed since. */
  character: Character;
  passed: readonly Change[];
  turn: number;
  steps: number;
  /** Actions spent since they came. */
  actionsSpent: number;
  /** The time of their next visit. */
  nextVisitAt: number;
  /** The time up to which they were last caught up. */
  caughtUpAt: number;
  /** Invitations they accepted that lead somewhere they have not been yet. */
  readonly acceptedInvitations: Invitation[];
};

/** A way of playing. Each is a small file in `strategies/`. */
export type Strategy = {
  readonly name: string;
  /** Its aim, in one line of the report. */
  readonly description: string;
  /** The liking for a branch that can be chosen now; below 0 it is better left. */
  readonly score: (branch: Branch, storylet: Storylet, view: View) => number;
  readonly traits: Traits;
};

/** Times in a hundred that they do it when they could, unless said otherwise. */
export type Traits = {
  /** Draws a card. */
  readonly drawPercent: number;
  /** Throws one away that cannot be played. */
  readonly discardPercent: number;
  /** Goes elsewhere though there is something to do here. */
  readonly travelPercent: number;
  /** Goes to a place they have not seen, though there is something to do here. */
  readonly explorePercent: number;
  /** Buys and sells. */
  readonly tradePercent: number;
  /** Thinks about what to wear. */
  readonly dressPercent: number;
  /** Asks others, and answers them. */
  readonly socialPercent: number;
  /** Uses things. */
  readonly usePercent: number;
  /** Sees to agents. */
  readonly agentPercent: number;
  /** Marks plans, saves outfits and redeems codes. */
  readonly housekeepingPercent: number;
  /** Goes to the store, for membership and for stories, and orders Fate for them. */
  readonly storePercent: number;
  /** Ticks each second chance that there is. */
  readonly secondChancePercent: number;
  /** Saves for each thing with a use, the cheapest first, and buys nothing else on a whim before. */
  readonly isCollector: boolean;
  /** Asks for what is not to be had: nothing may come of it. */
  readonly randomCommandPercent: number;
  /** The extra liking for what the page lists first, on the scale of `likes`. */
  readonly urgencyBonus: number;
  /** The share of mere whim, on that scale. */
  readonly maxRandomBonus: number;
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
  invitationsSent: number;
  /** The branches that anybody of the run has chosen, in this town or in one before it. */
  readonly branchesChosenInRun: Set<BranchId>;
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

/** A player's memory of earlier choices. Changed in place as they go on. */
export type Memory = {
  /** The number of times each branch was chosen. */
  readonly timesChosen: Map<BranchId, number>;
  /** The outcomes seen of each branch. */
  readonly seenOutcomes: Map<BranchId, Set<OutcomeKind>>;
  /** The liking for the best thing to do in each place, at the last visit. */
  readonly areaScores: Map<AreaId, number>;
  /** Commands since they last spent an action. */
  commandsSinceAction: number;
};

export const newMemory = (): Memory => ({
  timesChosen: new Map(),
  seenOutcomes: new Map(),
  areaScores: new Map(),
  commandsSinceAction: 0,
});

/** A rhythm of playing: the pauses between visits, and their length. */
export type Habit = {
  readonly name: string;
  /** Hours from the end of a visit to the next one, at least and at most. */
  readonly pauseHours: readonly [least: number, most: number];
  /** Commands in one visit, at most. */
  readonly maxCommands: number;
};

export const habits: readonly Habit[] = [
  { name: 'whenever all actions are back', pauseHours: [3, 7], maxCommands: 160 },
  { name: 'morning and evening', pauseHours: [9, 15], maxCommands: 120 },
  { name: 'now and then', pauseHours: [20, 60], maxCommands: 90 },
];

const hour = 60 * 60 * 1000;

/** Milliseconds until somebody comes back. One visit in a hundred is followed by a long absence, of up to five weeks. */
export function pauseMs({ pauseHours: [least, most] }: Habit, dice: Dice): number {
  if (dice.happens(1)) return (8 * 24 + dice.below(27 * 24)) * hour;
  return least * hour + dice.below((most - least) * hour);
}
