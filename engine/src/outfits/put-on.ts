import { withinReach } from '../agents/in-use.ts';
import type { QualityId } from '../ids.ts';
import { record, type Turn } from '../turn.ts';
import type { World } from '../world.ts';

/** Puts a thing into its own slot; nothing happens if it is not clothes, not held, or out with agents. */
export function putOn(turn: Turn, id: QualityId, world: World): Turn {
  const slot = world.qualities.get(id)?.slot;
  if (slot === undefined || withinReach(id, turn.character) === 0) return turn;
  if (turn.character.worn[slot] === id) return turn;
  return record(turn, { kind: 'worn', slot, item: id });
}
