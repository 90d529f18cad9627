import type { AreaId } from '../ids.ts';
import type { Turn } from '../turn.ts';
import type { World } from '../world.ts';
import { stateOf } from './area-state.ts';
import { moveTo } from './move-to.ts';

/** Moves a character whose area was removed to where new characters begin, or to another open area if that is closed. */
export function leaveLostArea(turn: Turn, world: World): Turn {
  const { area } = turn.character;
  if (area === 0 || world.areas.has(area)) return turn;
  return moveTo(turn, refugeOf(turn, world), world);
}

function refugeOf({ character }: Turn, world: World): AreaId {
  const { area } = world.pack.start;
  const here = { character: { ...character, area }, world };
  const beginning = world.areas.get(area);
  if (!beginning || stateOf(beginning, here).isOpen) return area;
  return world.pack.areas.find((each) => stateOf(each, here).canMoveTo)?.id ?? area;
}
