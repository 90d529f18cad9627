import type { Almanac } from './almanac.ts';
import type { Town } from './cast.ts';
import { whatIsWrong } from './checks/all-checks.ts';
import { whyTimersAreWrong } from './checks/are-timers-right.ts';
import type { Check } from './checks/check.ts';
import { whyTimeIsUneven } from './checks/is-time-even.ts';
import { foundTown, opened } from './found-town.ts';
import { keepBooks } from './keep-books.ts';
import { liveIn } from './live.ts';
import { noteHand } from './measures/cards.ts';
import { noteLife, noteVisit } from './measures/lives.ts';
import { type Measures, measureStep, nothingMeasured } from './measures/measures.ts';
import { noteMenaces } from './measures/menaces.ts';
import { notePossessed } from './measures/reach.ts';
import { noteStuck } from './measures/stuck.ts';
import type { Step } from './step.ts';
import { viewOf } from './view.ts';
import { violationOf } from './violation.ts';

export type Run = {
  readonly seed: number;
  readonly steps: number;
  readonly days: number;
  readonly players?: number | undefined;
  /** The check made after each step; all checks there are if left out. */
  readonly check?: Check;
};

/** The measures of a run, and the message of the broken rule that stopped it, if one was. */
export type Simulated = { readonly measures: Measures; readonly violation?: string };

/** Players in a town: few enough that they know each other. */
const inTown = 15;

const day = 24 * 60 * 60 * 1000;

/** Founds one town after the other and lives in it, until the steps or the players are used up or a rule is broken. */
export function simulate(almanac: Almanac, run: Run): Simulated {
  const { seed, steps, days, players = Number.MAX_SAFE_INTEGER } = run;
  const measures = nothingMeasured();
  const until = opened + days * day;
  let left = steps;
  for (let first = 1, number = 1; first <= players && left > 0; number++, first += inTown) {
    const count = Math.min(inTown, players - first + 1);
    const town = foundTown({ almanac, seed, number, players: count, firstPlayer: first });
    for (const { stored } of town.players.values())
      notePossessed(measures.reach, { character: stored, world: town.world });
    try {
      left -= liveOn(town, { ...run, steps: left }, until, measures);
    } catch (error) {
      if (!(error instanceof Error && error.name === broken)) throw error;
      return { measures, violation: error.message };
    }
    measures.lives.towns++;
    for (const player of town.players.values()) noteLife(measures.lives, player, Math.min(until, town.now));
  }
  return { measures };
}

const broken = 'A broken rule';

function liveOn(town: Town, { seed, steps, check = whatIsWrong }: Run, until: number, measures: Measures): number {
  const stop = (wrong: string, step: Pick<Step, 'player' | 'town'>): never => {
    throw Object.assign(new Error(violationOf(wrong, step, seed)), { name: broken });
  };
  return liveIn(town, {
    until,
    steps,
    witness: (step) => {
      keepBooks(step);
      const wrong = check(step);
      if (wrong) stop(wrong, step);
      measureStep(measures, step);
    },
    onComing: (player) => {
      const wrong = whyTimeIsUneven(player, town) ?? whyTimersAreWrong(player, town);
      if (wrong) stop(wrong, { player, town });
    },
    onLeaving: (player, _town, visit) => {
      const view = viewOf(player, town);
      noteMenaces(measures.menaces, view);
      noteHand(measures.cards, view);
      noteVisit(measures.lives, player, visit);
      noteStuck(measures.stuck, player, town, visit);
    },
  });
}
