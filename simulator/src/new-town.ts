import {
  type BranchId,
  type Character,
  chanceFrom,
  newCharacter,
  openOffers,
  openPack,
  seedOf,
  setMembership,
  type World,
} from '@underhall/engine';
import { habits, newMemory, type Player, type Strategy, type Town } from './cast.ts';
import { createDice } from './dice.ts';
import { openLedger } from './ledger.ts';
import { newRecentCommands } from './recent-commands.ts';
import type { WorldIndex } from './world-index.ts';

/** Start of every town. */
export const townsOpenAt = Date.UTC(2026, 0, 5, 12);

const hour = 60 * 60 * 1000;
const day = 24 * hour;

export type TownPlan = {
  readonly worldIndex: WorldIndex;
  readonly seed: number;
  /** From 1. */
  readonly number: number;
  readonly players: number;
  readonly firstPlayer: number;
  readonly strategies: readonly Strategy[];
  /** Shared by all towns of the run. */
  readonly chosenByAnybody: Set<BranchId>;
};

/**
 * Creates a town whose players arrive during its first day. Strategies and habits are assigned in turn. One player in
 * seven is a member.
 */
export function newTown(plan: TownPlan): Town {
  const {
    worldIndex,
    seed,
    number,
    players: count,
    firstPlayer,
    strategies,
    chosenByAnybody: branchesChosenInRun,
  } = plan;
  const world = openPack(worldIndex.pack);
  const townSeed = seedOf(seed, number);
  const players = new Map<number, Player>();
  for (let place = 0; place < count; place++) {
    const player = newPlayer(firstPlayer + place, townSeed, world, { worldIndex, strategies });
    players.set(player.number, player);
  }
  return {
    number,
    seed: townSeed,
    worldIndex,
    players,
    world,
    now: townsOpenAt,
    invitations: new Map(),
    invitationsSent: 0,
    branchesChosenInRun,
  };
}

function newPlayer(
  number: number,
  townSeed: number,
  world: World,
  plan: Pick<TownPlan, 'worldIndex' | 'strategies'>,
): Player {
  const { worldIndex, strategies } = plan;
  const dice = createDice(townSeed, number, 1);
  const arrivedAt = townsOpenAt + dice.below(day);
  const stored = newcomer(number, arrivedAt, townSeed, world);
  const [strategy, habit] = [oneInTurn(strategies, number), oneInTurn(habits, Math.floor(number / strategies.length))];
  return {
    number,
    strategy,
    habit,
    dice,
    memory: newMemory(),
    ledger: openLedger(stored, worldIndex),
    recentCommands: newRecentCommands(),
    offers: openOffers({ character: stored, world }),
    arrivedAt,
    stored,
    character: stored,
    passed: [],
    turn: 0,
    steps: 0,
    actionsSpent: 0,
    nextVisitAt: arrivedAt,
    caughtUpAt: arrivedAt,
    acceptedInvitations: [],
  };
}

function newcomer(number: number, arrived: number, townSeed: number, world: World): Character {
  const { faces } = world.pack.start;
  const persona = number % 4 === 0 ? oneInTurn(world.pack.personas, number / 4) : undefined;
  const name = `Player ${number}`;
  const gender = oneInTurn(['Lady', 'Gentleman', 'Indistinct'] as const, number);
  const chance = chanceFrom(seedOf(townSeed, number, 2));
  const details = { name, gender, face: oneInTurn(faces, number), ...(persona && { persona: persona.id }) };
  const character = newCharacter(world, details, arrived, chance);
  if (number % 7 !== 3) return character;
  const tier = number % 2 === 0 ? 'exceptional' : 'enhanced';
  return setMembership({ character, changes: [] }, { tier, until: arrived + 10 * day }, arrived, world).character;
}

const oneInTurn = <Thing>(things: readonly Thing[], number: number): Thing => things[number % things.length] as Thing;
