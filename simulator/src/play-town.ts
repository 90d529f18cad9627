import { bankSize } from '@underhall/engine';
import { type Player, pauseAfter, type Town } from './cast.ts';
import { decide } from './decide/decide.ts';
import type { Step } from './step.ts';
import { catchUpToNow, type StepObserver, takeStep } from './take-step.ts';
import { viewOf } from './town.ts';

/** The limits of a town's life, and its observers. */
export type TownRun = {
  /** Milliseconds since 1970, UTC: nobody comes to play after that. */
  readonly until: number;
  /** The most steps to take. */
  readonly steps: number;
  readonly observe: StepObserver;
  /** Called for each visit before time has passed for its player, and after its last step. */
  readonly onComing: (player: Player, town: Town) => void;
  readonly onLeaving: (player: Player, town: Town, visit: Visit) => void;
};

/** The totals of a visit. */
export type Visit = { readonly steps: number; readonly spent: number; readonly beganWithAllActions: boolean };

/** Plays a town, visit after visit, in the order in which its players come. Returns the number of steps taken. */
export function playTown(town: Town, run: TownRun): number {
  let stepsTaken = 0;
  while (stepsTaken < run.steps) {
    const player = nextToWake(town);
    if (!player || player.wakesAt > run.until) break;
    town.now = Math.max(town.now, player.wakesAt);
    run.onComing(player, town);
    catchUpToNow(player, town);
    const visit = playVisit(player, town, run, run.steps - stepsTaken);
    run.onLeaving(player, town, visit);
    stepsTaken += visit.steps;
    player.wakesAt = town.now + pauseAfter(player.habit, player.dice);
  }
  return stepsTaken;
}

function nextToWake({ players }: Town): Player | undefined {
  let next: Player | undefined;
  for (const player of players.values()) if (!next || player.wakesAt < next.wakesAt) next = player;
  return next;
}

function playVisit(player: Player, town: Town, { observe }: TownRun, mostSteps: number): Visit {
  const beganWithAllActions = player.character.actions.count >= bankSize(player.character);
  const spentBefore = player.spent;
  const most = Math.min(player.habit.patience, mostSteps);
  let steps = 0;
  player.memory.idle = 0;
  while (steps < most && !isTired(player)) {
    if (steps > 0) catchUpToNow(player, town);
    const command = decide(viewOf(player, town));
    if (!command) break;
    const step = takeStep(town, player, command, observe);
    steps++;
    player.memory.idle = hasSpent(step) ? 0 : player.memory.idle + 1;
    town.now += 2000 + player.dice.below(8000);
  }
  return { steps, spent: player.spent - spentBefore, beganWithAllActions };
}

/** True at the end of a visit: soon once there are no actions left, or after nothing to do for a while. */
const isTired = ({ character, dice, memory }: Player): boolean =>
  (character.actions.count === 0 && dice.falls(35)) || memory.idle > 30;

const hasSpent = ({ changes }: Step): boolean =>
  changes.some((change) => change.kind === 'actions' && change.why === 'spent');
