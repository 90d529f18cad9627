import type { ResultMessage } from '@underhall/contract';
import { type Area, type Change, lineageOf, type Standpoint, stateOf, type Turn, type World } from '@underhall/engine';
import { asBefore } from './as-before.ts';

/** Tells the client, not the player, that a map it shows is out of date: at worst once too often. */
export function presentMapChange(turn: Turn, world: World): ResultMessage[] {
  const isOutOfDate = turn.changes.some(movesTheMap) || hasOtherPlaces(turn, world);
  return isOutOfDate ? [{ type: 'MapShouldUpdateMessage', priority: 3, message: 'The map is not what it was.' }] : [];
}

/** What may change a map whatever places ask. What stood in for something worn is not known, so that clothes count too. */
function movesTheMap(change: Change): boolean {
  switch (change.kind) {
    case 'moved':
    case 'setting':
    case 'lodged':
    case 'worn':
    case 'taken off':
      return true;
    case 'revealed':
    case 'held back':
      return change.restriction === 'Travel';
    default:
      return false;
  }
}

/** Is some place found, open, or behind a gate that was not before, or the other way about? */
function hasOtherPlaces(turn: Turn, world: World): boolean {
  if (!turn.changes.some(({ kind }) => kind === 'quality' || kind === 'shared' || kind === 'met')) return false;
  const before = asBefore(turn, world);
  const after = { character: turn.character, world };
  return [...world.areas.values()].some(
    (area) => lineageOf(area, world).some(asksSomething) && seen(area, before) !== seen(area, after),
  );
}

const asksSomething = ({ discovered = [], opens = [], gate }: Area): boolean =>
  discovered.length > 0 || opens.length > 0 || gate !== undefined;

function seen(area: Area, here: Standpoint): string {
  const { isDiscovered, isOpen, canMoveTo, gate } = stateOf(area, here);
  return [isDiscovered, isOpen, canMoveTo, gate].join();
}
