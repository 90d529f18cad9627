import type { Character, Moment, Ruling, Turn } from '@underhall/engine';
import type { Deps } from '../deps.ts';
import { AgainstTheRules, Busy, NotSignedIn } from '../http/failures.ts';
import { momentOf } from './moment.ts';

const attempts = 3;

export type Ask = {
  /** What the player did, in the ledger's words: all that the rule needs to be played again. */
  readonly choice: string;
  /** Marks the one turn this may ever become; a second row with it is refused by the ledger itself. */
  readonly keyFor?: (character: Character) => string | undefined;
  readonly rule: (moment: Moment) => Ruling;
};

/**
 * Load, rule, save. Every command of every character goes through here. A turn that changes nothing
 * but what time does by itself is not written. Whoever loses a race starts over from what the winner
 * wrote; a choice already made is told again as it was told the first time.
 */
export async function takeTurn(deps: Deps, characterId: number, { choice, keyFor, rule }: Ask): Promise<Turn> {
  for (let attempt = 1; attempt <= attempts; attempt++) {
    const before = await deps.characters.load(characterId);
    if (!before) throw new NotSignedIn();
    const { moment, seed } = momentOf(deps, before, choice);

    const ruling = rule(moment);
    if (ruling.ruling === 'refused') throw new AgainstTheRules(ruling.refusal);
    if (ruling.ruling === 'done before') {
      return { character: before.character, changes: await deps.characters.changesOf(characterId, ruling.turn) };
    }

    const { turn } = ruling;
    if (turn.changes.length === moment.passed.length) return turn;
    const requestKey = keyFor?.(moment.character);
    const entry = {
      choice,
      world: deps.world.pack.version,
      seed,
      at: moment.now,
      changes: turn.changes,
      ...(requestKey && { requestKey }),
    };
    if (await deps.characters.save(before, turn.character, entry)) return turn;
  }
  throw new Busy();
}
