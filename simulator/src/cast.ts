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
import type { WayToPlay } from './machine/known-machine.ts';
import type { RecentCommands } from './recent-commands.ts';
import type { WorldIndex } from './world-index.ts';

/** A simulated player. Mutable, because a player takes thousands of steps. */
export type Player = {
  /** Unique in the run. */
  readonly number: number;
  readonly strategy: Strategy;
  readonly habit: Habit;
  readonly dice: Dice;
  readonly memory: Memory;
  readonly ledger: Ledger;
  readonly recentCommands: RecentCommands;
  /** Must be updated when `character` changes. */
  readonly offers: Offers;
  readonly arrivedAt: number;
  /** The character after the last turn. */
  stored: Character;
  /** The stored character, caught up to the present. */
  character: Character;
  passed: readonly Change[];
  turn: number;
  steps: number;
  actionsSpent: number;
  nextVisitAt: number;
  caughtUpAt: number;
  /** Accepted invitations whose storylet the player has not begun yet. */
  readonly acceptedInvitations: Invitation[];
};

/** A way of playing. `strategies.ts` lists all strategies. */
export type Strategy = {
  readonly name: string;
  readonly description: string;
  /** Rates a branch that can be chosen now. Players avoid branches with a negative score. */
  readonly score: (branch: Branch, storylet: Storylet, view: View) => number;
  /** Area to travel to before any other. If missing, or if the player is there, areas are compared by their scores. */
  readonly placeToGo?: (view: View) => AreaId | undefined;
  readonly traits: Traits;
};

/** Fields that end in `Percent` are the probability that a player does something when it is possible. */
export type Traits = {
  readonly drawPercent: number;
  /** To discard an unwanted card from a full hand. */
  readonly discardPercent: number;
  /** To leave an area that has storylets for the player. */
  readonly travelPercent: number;
  /** To leave an area that still has storylets for one that the player has never seen. */
  readonly explorePercent: number;
  readonly tradePercent: number;
  readonly dressPercent: number;
  /** To send and answer invitations. */
  readonly socialPercent: number;
  readonly usePercent: number;
  readonly agentPercent: number;
  /** To mark a plan, save an outfit or redeem a code. */
  readonly housekeepingPercent: number;
  readonly storePercent: number;
  /** To use a second chance if the challenge has one. */
  readonly secondChancePercent: number;
  /**
   * A collector saves for usable items, the cheapest first. Apart from items that a storylet requires, a collector buys
   * nothing else.
   */
  readonly isCollector: boolean;
  /** How a player plays machines. If missing, a branch of a machine is scored like any other. */
  readonly runs?: Runs;
  /** To leave for an area whose remembered score is higher than the best score here by this much. If missing, never. */
  readonly moveMargin?: number;
  /** To try a random command, which the page usually does not offer. */
  readonly randomCommandPercent: number;
  /** Added to the score of each storylet that the page lists first. */
  readonly urgencyBonus: number;
  /** Maximum of the random number that is added to each score. */
  readonly maxRandomBonus: number;
};

/** How a player plays machines, for pay or for fun. */
export type Runs = {
  readonly for: 'pay' | 'fun';
  readonly way: WayToPlay;
  /** Maximum share of the actions of a week. */
  readonly maxPercent: number;
};

/** Players who share a clock, shared levels and invitations. Mutable. */
export type Town = {
  readonly number: number;
  /** Seed of every random number in the town. */
  readonly seed: number;
  readonly worldIndex: WorldIndex;
  readonly players: Map<number, Player>;
  world: World;
  /** Milliseconds since 1970, UTC. */
  now: number;
  /** Pending invitations by number. */
  readonly invitations: Map<number, Invitation>;
  invitationsSent: number;
  /** Branches that any player of the run has chosen, in this town or an earlier one. */
  readonly branchesChosenInRun: Set<BranchId>;
};

/** What a player can see when choosing a command. */
export type View = {
  readonly player: Player;
  readonly town: Town;
  readonly character: Character;
  readonly world: World;
  readonly worldIndex: WorldIndex;
  readonly now: number;
  /** Storylets on offer in the player's area. */
  readonly list: () => readonly Storylet[];
  /** Cards whose requirements fit here, including cards in the hand. */
  readonly cards: () => readonly Storylet[];
};

/** A player's memory of earlier choices. Mutable. */
export type Memory = {
  readonly timesChosen: Map<BranchId, number>;
  /** Day of play on which each branch was last chosen. */
  readonly dayChosen: Map<BranchId, number>;
  readonly seenOutcomes: Map<BranchId, Set<OutcomeKind>>;
  /** Score of the best storylet in each area when the player was last there. */
  readonly areaScores: Map<AreaId, number>;
  /** The same when the player came there first on a visit to the game, because much is there again on the next one. */
  readonly firstAreaScores: Map<AreaId, number>;
  /** Areas that have a score of this visit. */
  readonly areasScored: Set<AreaId>;
  /** Actions spent on runs of machines in a week of play. */
  runActions: { week: number; spent: number };
  commandsSinceAction: number;
  /** Branches chosen for no action since the last action was spent. */
  readonly freeSinceAction: Set<BranchId>;
};

export const newMemory = (): Memory => ({
  timesChosen: new Map(),
  dayChosen: new Map(),
  seenOutcomes: new Map(),
  areaScores: new Map(),
  firstAreaScores: new Map(),
  areasScored: new Set(),
  runActions: { week: 0, spent: 0 },
  commandsSinceAction: 0,
  freeSinceAction: new Set(),
});

export function rememberAreaScore(memory: Memory, area: AreaId, score: number): void {
  memory.areaScores.set(area, score);
  if (memory.areasScored.has(area)) return;
  memory.areasScored.add(area);
  memory.firstAreaScores.set(area, score);
}

/** At the start of a visit a player expects each area to be as it was at the start of an earlier one. */
export function expectAreasAnew({ areaScores, firstAreaScores, areasScored }: Memory): void {
  for (const [area, score] of firstAreaScores) areaScores.set(area, score);
  areasScored.clear();
}

/** How often and how long a player visits. */
export type Habit = {
  readonly name: string;
  /** Minimum and maximum hours from the end of a visit to the next one. */
  readonly pauseHours: readonly [min: number, max: number];
  readonly maxCommands: number;
};

export const habits: readonly Habit[] = [
  { name: 'whenever all actions are back', pauseHours: [3, 7], maxCommands: 160 },
  { name: 'morning and evening', pauseHours: [9, 15], maxCommands: 120 },
  { name: 'now and then', pauseHours: [20, 60], maxCommands: 90 },
];

const hour = 60 * 60 * 1000;

/** Returns the pause before the next visit. After 1 % of visits it lasts from 8 days to five weeks. */
export function pauseMs({ pauseHours: [min, max] }: Habit, dice: Dice): number {
  if (dice.happens(1)) return (8 * 24 + dice.below(27 * 24)) * hour;
  return min * hour + dice.below((max - min) * hour);
}
