import type { BranchId } from '@underhall/engine';
import { habits, type Town } from './cast.ts';
import { checkStep } from './checks/all-checks.ts';
import { checkPassingTime, checkTimers } from './checks/time.ts';
import { recordHand } from './measures/cards.ts';
import { type Measures, measureStep, newMeasures } from './measures/measures.ts';
import { recordMenaces } from './measures/menaces.ts';
import { recordFirstLevels } from './measures/reach.ts';
import { recordStuck } from './measures/stuck.ts';
import { recordPlayer, recordVisit } from './measures/totals.ts';
import { newTown, townsOpenAt } from './new-town.ts';
import { playTown } from './play-town.ts';
import { type Check, describeViolation, type Step } from './step.ts';
import { allStrategies } from './strategies.ts';
import { timesOf } from './times-of.ts';
import { updateTown, viewOf } from './town.ts';
import type { WorldIndex } from './world-index.ts';

export type Run = {
  readonly seed: number;
  readonly steps: number;
  readonly days: number;
  readonly players?: number | undefined;
  /** Strategy of all players. If missing, strategies are assigned in turn. */
  readonly only?: string | undefined;
  /** Check to run after each step. If missing, all checks run. */
  readonly check?: Check;
};

/** `violation` is the message of the broken rule that stopped the run. */
export type SimulationResult = { readonly measures: Measures; readonly violation?: string };

/** Enough players for every combination of strategy and habit, and few enough that they meet. */
const playersPerTown = allStrategies.length * habits.length;

const day = 24 * 60 * 60 * 1000;

/** Plays one town after another until the steps or players are used up, or a rule is broken. */
export function simulate(worldIndex: WorldIndex, run: Run): SimulationResult {
  const { seed, steps, days, players = Number.MAX_SAFE_INTEGER, only } = run;
  const measures = newMeasures();
  const strategies = allStrategies.filter(({ name }) => only === undefined || name === only);
  const chosenByAnybody = new Set<BranchId>();
  const until = townsOpenAt + days * day;
  let stepsLeft = steps;
  for (let first = 1, number = 1; first <= players && stepsLeft > 0; number++, first += playersPerTown) {
    const count = Math.min(playersPerTown, players - first + 1);
    const town = newTown({ worldIndex, seed, number, players: count, firstPlayer: first, strategies, chosenByAnybody });
    for (const { stored } of town.players.values())
      recordFirstLevels(measures.reach, { character: stored, world: town.world });
    try {
      stepsLeft -= playOn(town, { ...run, steps: stepsLeft }, until, measures);
    } catch (error) {
      if (!(error instanceof Error && error.name === broken)) throw error;
      return { measures, violation: error.message };
    }
    measures.totals.towns++;
    for (const player of town.players.values()) recordPlayer(measures.totals, player, Math.min(until, town.now));
  }
  return { measures };
}

const broken = 'A broken rule';

function playOn(town: Town, { seed, steps, check = checkStep }: Run, until: number, measures: Measures): number {
  const stop = (wrong: string, step: Pick<Step, 'player' | 'town'>): never => {
    throw Object.assign(new Error(describeViolation(wrong, step, seed)), { name: broken });
  };
  return playTown(town, {
    until,
    steps,
    observe: (step) => {
      const [first, ...more] = timesOf(step);
      updateTown(first);
      const wrong = check(step);
      if (wrong) stop(wrong, step);
      measureStep(measures, first);
      for (const time of more) {
        updateTown(time);
        measureStep(measures, time);
      }
    },
    onVisitStart: (player) => {
      const wrong = checkPassingTime(player, town) ?? checkTimers(player, town);
      if (wrong) stop(wrong, { player, town });
    },
    onVisitEnd: (player, _town, visit) => {
      const view = viewOf(player, town);
      recordMenaces(measures.menaces, view);
      recordHand(measures.cards, view);
      recordVisit(measures.totals, player, visit);
      recordStuck(measures.stuck, player, town, visit);
    },
  });
}
