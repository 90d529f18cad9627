import type { ResultMessage } from '@underhall/contract';
import {
  type Area,
  type Change,
  type Standpoint,
  stateOf,
  type Turn,
  touchedAreas,
  type World,
} from '@underhall/engine';
import { stateBefore } from './state-before.ts';

/** Tells the client that its map is stale. May be sent even if nothing changed. */
export function presentMapChange(turn: Turn, world: World): ResultMessage[] {
  const isOutOfDate = turn.changes.some(changesTheMap) || changesPlaces(turn, world);
  return isOutOfDate ? [{ type: 'MapShouldUpdateMessage', priority: 3, message: 'The map is not what it was.' }] : [];
}

/**
 * True for changes that can affect the map independently of the requirements of places. Outfit changes count, because
 * the earlier bonus is unknown.
 */
function changesTheMap(change: Change): boolean {
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

/** True if a place was discovered, opened or closed, or got or lost a gate. */
function changesPlaces(turn: Turn, world: World): boolean {
  const touched = touchedAreas(turn.changes, world);
  if (touched.size === 0) return false;
  const before = stateBefore(turn, world);
  const after = { character: turn.character, world };
  return [...touched].some((area) => stateInWords(area, before) !== stateInWords(area, after));
}

function stateInWords(area: Area, here: Standpoint): string {
  const { isDiscovered, isOpen, canMoveTo, gate } = stateOf(area, here);
  return [isDiscovered, isOpen, canMoveTo, gate].join();
}
