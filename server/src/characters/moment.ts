import { catchUp, chanceFrom, type Moment } from '@underhall/engine';
import type { StoredCharacter } from './character-store.ts';
import type { TurnDeps } from './turn-deps.ts';

/** A character as it was read, and the moment a rule is given of it. */
export type ReadCharacter = { readonly before: StoredCharacter; readonly moment: Moment; readonly seed: number };

/**
 * Makes the moment a rule is given of a character: time has passed first, and luck is settled by character, turn and
 * choice. `at` is the world and the time of another character's moment, where a rule is given both.
 */
export async function momentOf(
  deps: TurnDeps,
  before: StoredCharacter,
  choice: string,
  at?: Pick<Moment, 'world' | 'now'>,
): Promise<ReadCharacter> {
  const world = at?.world ?? (await deps.world.now());
  const now = at?.now ?? before.now + deps.options.clockOffset;
  const turn = before.version + 1;
  const seed = deps.seedFor(before.id, turn, choice);
  const passed = catchUp({ character: before.character, world }, now);
  return { before, seed, moment: { id: before.id, world, now, turn, chance: chanceFrom(seed), ...passed } };
}
