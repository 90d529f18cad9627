import type { Branch } from '@underhall/engine';
import type { Player, View } from '../cast.ts';
import { spentThisWeek, weekOfPlay } from '../days-of-play.ts';
import { knownMachine } from '../machine/known-machine.ts';

/** Scores of a run for players who play it for fun. Anything new is worth more, and what they know by heart less. */
const scoreOfEvening = 60;
/** What a run teaches, for players who play it for pay. Its pay per action is added. */
const scoreOfLearning = 30;
/** After each run the next one of the same machine is worth less, so that all machines are played. */
const boredomPerRun = 1;
const maxBoredom = 20;

/** In a run nothing else matters: it is played to its end. */
const scoreInRun = 1000;
const never = -1000;

/**
 * The score of a branch of a machine. A player begins a run while runs took less than their share of this week, and
 * plays it in the way of the strategy. Undefined for other branches, and for strategies without a way.
 */
export function machineScore(branch: Branch, view: View): number | undefined {
  const { player, worldIndex, character } = view;
  const { runs, isCollector } = player.strategy.traits;
  const begin = worldIndex.beginnings.get(branch.id);
  const machine = begin !== undefined && runs ? knownMachine(begin, worldIndex) : undefined;
  if (begin === undefined || !runs || !machine) return undefined;
  const times = player.memory.timesChosen.get(branch.id) ?? 0;
  if (branch.id === begin) {
    if (!wantsRun(player, runs.maxPercent)) return never;
    const score = runs.for === 'fun' ? scoreOfEvening : scoreOfLearning + machine.payPerAction(runs.way);
    return score - Math.min(maxBoredom, boredomPerRun * times);
  }
  if (isCollector && times === 0) return scoreInRun + 1;
  const next = machine.nextIn(character, runs.way);
  if (next === undefined) return worldIndex.stops.has(branch.id) ? scoreInRun : 0;
  return branch.name === next ? scoreInRun : never;
}

/** A first run is begun at the start of the week already. */
const actionsOfFirstRun = 10;

function wantsRun(player: Player, maxPercent: number): boolean {
  const { runActions } = player.memory;
  const spent = runActions.week === weekOfPlay(player) ? runActions.spent : 0;
  return spent < (maxPercent / 100) * (spentThisWeek(player) + actionsOfFirstRun);
}
