import { actionsSpentIn, type Character, chanceFrom, handOf, type Moment, seedOf } from '@underhall/engine';
import { carryOut } from './carry-out.ts';
import type { Player, Town } from './cast.ts';
import type { Command } from './command.ts';
import { openStoryletOf } from './page/open-story.ts';

/** Maximum number of states to search, far more than any place offers without an action. */
const maxStates = 400;

/**
 * True if the rules let a player continue, whatever the player's strategy. Searches sequences of free commands for one
 * that spends an action or changes a level.
 */
export function canProceed(player: Player, town: Town): boolean {
  const visited = new Set<string>();
  const waiting: Character[] = [player.character];
  for (let searched = 0; searched < maxStates; searched++) {
    const character = waiting.shift();
    if (!character) return false;
    for (const command of movesOf(character, town)) {
      const moment: Moment = {
        id: player.number,
        world: town.world,
        character,
        passed: [],
        now: town.now,
        turn: player.turn + 1,
        chance: chanceFrom(seedOf(town.seed, searched)),
      };
      const ruling = carryOut(command, moment, town, () => undefined);
      if (ruling.ruling !== 'allowed') continue;
      const { turn } = ruling;
      if (actionsSpentIn(turn) > 0 || turn.changes.some(({ kind }) => kind === 'quality')) return true;
      const state = stateOf(turn.character);
      if (!visited.has(state)) waiting.push(turn.character);
      visited.add(state);
    }
  }
  // A player with so many free commands is not stuck.
  return true;
}

const stateOf = ({ area, setting, story, cards, restrictions, forcedInARow }: Character): string =>
  JSON.stringify([area, setting, { ...story, turn: 0, since: 0 }, cards, restrictions, forcedInARow]);

function* movesOf(character: Character, { world }: Town): Generator<Command> {
  for (const { id } of openStoryletOf({ character, world })?.branches ?? [])
    yield { do: 'choose', branch: id, secondChances: [] };
  yield { do: 'look' };
  yield { do: 'go back' };
  for (const { card } of handOf({ character, world })) yield { do: 'begin', storylet: card.id };
  for (const { id, areas } of world.pack.storylets) {
    if (areas.length === 0 || areas.includes(character.area)) yield { do: 'begin', storylet: id };
  }
  for (const { id } of world.pack.areas) yield { do: 'travel', area: id };
  for (const item of character.qualities.ids) if (world.qualities.get(item)?.use) yield { do: 'use', item };
  yield { do: 'draw' };
}
