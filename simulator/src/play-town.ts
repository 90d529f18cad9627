import { bankSize } from '@underhall/engine';
import { expectAreasAnew, type Player, pauseMs, type Town } from './cast.ts';
import { decide } from './decide/decide.ts';
import type { Step } from './step.ts';
import { catchUpToNow, type StepObserver, takeStep } from './take-step.ts';
import { viewOf } from './town.ts';

export type TownRun = {
  /** No visit starts after this time. */
  readonly until: number;
  readonly steps: number;
  readonly observe: StepObserver;
  /** `onVisitStart` is called before the player is caught up. */
  readonly onVisitStart: (player: Player, town: Town) => void;
  readonly onVisitEnd: (player: Player, town: Town, visit: Visit) => void;
};

export type Visit = { readonly steps: number; readonly actionsSpent: number; readonly beganWithAllActions: boolean };

/** Plays the visits of all players in order of time. Returns the number of steps. */
export function playTown(town: Town, run: TownRun): number {
  let stepsTaken = 0;
  while (stepsTaken < run.steps) {
    const player = nextToWake(town);
    if (!player || player.nextVisitAt > run.until) break;
    town.now = Math.max(town.now, player.nextVisitAt);
    run.onVisitStart(player, town);
    catchUpToNow(player, town);
    const visit = playVisit(player, town, run, run.steps - stepsTaken);
    run.onVisitEnd(player, town, visit);
    stepsTaken += visit.steps;
    player.nextVisitAt = town.now + pauseMs(player.habit, player.dice);
  }
  return stepsTaken;
}

function nextToWake({ players }: Town): Player | undefined {
  let next: Player | undefined;
  for (const player of players.values()) if (!next || player.nextVisitAt < next.nextVisitAt) next = player;
  return next;
}

function playVisit(player: Player, town: Town, { observe }: TownRun, maxSteps: number): Visit {
  const beganWithAllActions =
    player.character.actions.count >= bankSize({ character: player.character, world: town.world });
  const spentBefore = player.actionsSpent;
  const most = Math.min(player.habit.maxCommands, maxSteps);
  let steps = 0;
  player.memory.commandsSinceAction = 0;
  expectAreasAnew(player.memory);
  while (steps < most && !isTired(player)) {
    if (steps > 0) catchUpToNow(player, town);
    const command = decide(viewOf(player, town));
    if (!command) break;
    const step = takeStep(town, player, command, observe);
    steps++;
    player.memory.commandsSinceAction = hasSpent(step) ? 0 : player.memory.commandsSinceAction + 1;
    town.now += 2000 + player.dice.below(8000);
  }
  return { steps, actionsSpent: player.actionsSpent - spentBefore, beganWithAllActions };
}

/**
 * True if a player ends the visit, either soon after spending the last action or after many commands that spend none.
 */
const isTired = ({ character, dice, memory }: Player): boolean =>
  (character.actions.count === 0 && dice.happens(35)) || memory.commandsSinceAction > 30;

const hasSpent = ({ changes }: Step): boolean =>
  changes.some((change) => change.kind === 'actions' && change.why === 'spent');
