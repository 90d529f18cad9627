import { catchUp, chanceFrom, type Moment } from '@underhall/engine';
import type { Deps } from '../deps.ts';
import type { StoredCharacter } from './character-store.ts';

/** All a rule may look at: time has passed first, and luck is settled by who, which turn and which choice. */
export function momentOf(deps: Deps, before: StoredCharacter, choice: string): { moment: Moment; seed: number } {
  const now = before.now + deps.settings.clockOffset;
  const turn = before.version + 1;
  const seed = deps.seedFor(before.id, turn, choice);
  const moment = {
    world: deps.world,
    now,
    turn,
    chance: chanceFrom(seed),
    ...catchUp(before.character, deps.world, now),
  };
  return { moment, seed };
}
