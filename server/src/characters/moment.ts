import { catchUp, chanceFrom, type Moment } from '@underhall/engine';
import type { StoredCharacter } from './character-store.ts';
import type { TurnDeps } from './turn-deps.ts';

/** All a rule may look at: time has passed first, and luck is settled by who, which turn and which choice. */
export async function momentOf(
  deps: TurnDeps,
  before: StoredCharacter,
  choice: string,
): Promise<{ moment: Moment; seed: number }> {
  const world = await deps.world.now();
  const now = before.now + deps.options.clockOffset;
  const turn = before.version + 1;
  const seed = deps.seedFor(before.id, turn, choice);
  const moment = {
    id: before.id,
    world,
    now,
    turn,
    chance: chanceFrom(seed),
    ...catchUp({ character: before.character, world }, now),
  };
  return { moment, seed };
}
