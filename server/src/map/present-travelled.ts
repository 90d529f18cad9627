import type { MoveReply } from '@underhall/contract';
import type { Turn, World } from '@underhall/engine';
import { presentMove } from './present-move.ts';
import { presentArea } from './present-place.ts';

/** Where a journey has led; or, where something came before it, that one stands where one stood. */
export function presentTravelled(turn: Turn, world: World): MoveReply {
  const { character } = turn;
  const arrival = presentMove(turn, world).find(({ type }) => type === 'AreaChangeMessage');
  return {
    isSuccess: true,
    area: presentArea(character.area, character, world),
    message: arrival?.message ?? 'You have not set out. Something comes first.',
  };
}
