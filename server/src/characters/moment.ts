import { catchUp, chanceFrom, type Moment } from '@underhall/engine';
import type { StoredCharacter } from './character-store.ts';
import type { TurnDeps } from './turn-deps.ts';

export type ReadCharacter = { readonly before: StoredCharacter; readonly moment: Moment; readonly seed: number };

/**
 * Builds the input of a rule. Applies the elapsed time, and derives the random seed from character, turn and choice.
 * `at` sets world and time, so that two characters can be read at the same moment.
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
