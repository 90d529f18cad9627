import type { Character, Standpoint } from '@underhall/engine';
import { canProceed } from '../can-proceed.ts';
import type { Player, Town } from '../cast.ts';
import type { Visit } from '../play-town.ts';
import { describeRecentCommands } from '../recent-commands.ts';
import type { WorldIndex } from '../world-index.ts';

/** A state in which a player has all actions but can do nothing. */
export type Stuck = {
  readonly where: string;
  readonly player: number;
  readonly strategy: string;
  readonly day: number;
  readonly sheet: readonly string[];
  readonly recentCommands: readonly string[];
  times: number;
};

export type StuckStates = Map<string, Stuck>;

const day = 24 * 60 * 60 * 1000;
const maxStates = 20;

/** Records a stuck state: the visit began with all actions and spent none, and no rule lets the player continue. */
export function recordStuck(states: StuckStates, player: Player, town: Town, visit: Visit): void {
  if (!visit.beganWithAllActions || visit.actionsSpent > 0 || canProceed(player, town)) return;
  const { character } = player;
  const where = `${placeOf({ character, world: town.world })}, ${storyOf({ character, world: town.world })}`;
  const existing = states.get(where);
  if (existing) existing.times++;
  else if (states.size < maxStates) states.set(where, stateOf(where, player, town));
}

const stateOf = (
  where: string,
  { number, strategy, character, recentCommands, arrivedAt }: Player,
  town: Town,
): Stuck => ({
  where,
  player: number,
  strategy: strategy.name,
  day: Math.floor((town.now - arrivedAt) / day),
  sheet: sheetOf(character, town.worldIndex),
  recentCommands: describeRecentCommands(recentCommands),
  times: 1,
});

const placeOf = ({ character: { area }, world: { areas } }: Standpoint): string => areas.get(area)?.name ?? 'nowhere';

function storyOf({ character: { story }, world: { storylets } }: Standpoint): string {
  if (story.phase === 'Available') return 'at the list of storylets';
  const name = storylets.get(story.storylet)?.name ?? story.storylet;
  return story.phase === 'End' ? `after ${name}` : `in ${name}`;
}

export const sheetOf = ({ qualities }: Character, { pack }: WorldIndex): readonly string[] =>
  qualities.ids.flatMap((id, place) => {
    const level = qualities.levels[place] ?? 0;
    const name = pack.qualities.find((each) => each.id === id)?.name ?? `quality ${id}`;
    return level === 0 ? [] : [`${name} ${level}`];
  });
