import {
  type Moment,
  type Ruling,
  type Story,
  sharedSteps,
  type Turn,
  type World,
  worldAfter,
} from '@underhall/engine';
import { AgainstTheRules, Busy, NotSignedIn, Refused } from '../http/failures.ts';
import { momentOf } from './moment.ts';
import type { TurnDeps } from './turn-deps.ts';

const attempts = 3;
const keyUsedOtherwise = 'This Idempotency-Key was given to another call. Give each call a key of its own.';

export type Ask = {
  /** What the player did, in the ledger's words: all that the rule needs to be played again. */
  readonly choice: string;
  /** Given by the caller: whatever was done under it is told again, and not done once more. */
  readonly key?: string | undefined;
  /** Marks the one turn this may ever become, by the story before and after; a second row with it is refused by the ledger itself. */
  readonly keyFor?: (before: Story, after: Story) => string | undefined;
  readonly rule: (moment: Moment) => Ruling;
};

/** What came of it, and the world as it is then. */
export type Taken = { readonly turn: Turn; readonly world: World };

/**
 * Load, rule, save. Every command of every character goes through here. A turn in which nothing but
 * actions and cards came by themselves is not written. Whoever loses a race starts over from what the winner
 * wrote; a choice already made is told again as it was told the first time, and so is one under a key that was
 * used already: a twin that comes while the first is under way loses the race, and finds the first's turn.
 */
export async function takeTurn(
  deps: TurnDeps,
  characterId: number,
  { choice, key, keyFor, rule }: Ask,
): Promise<Taken> {
  for (let attempt = 1; attempt <= attempts; attempt++) {
    const given = key && `key ${key}`;
    const before = await (given ? deps.characters.loadFor(characterId, given) : deps.characters.load(characterId));
    if (!before) throw new NotSignedIn();
    if (before.done && before.done.choice !== choice) throw new Refused(keyUsedOtherwise);
    const { moment, seed } = await momentOf(deps, before, choice);
    const { world } = moment;

    if (before.done) return { turn: { character: moment.character, changes: before.done.changes }, world };
    const ruling = rule(moment);
    if (ruling.ruling === 'refused') throw new AgainstTheRules(ruling.refusal);
    if (ruling.ruling === 'done before') {
      const changes = await deps.characters.changesOf(characterId, ruling.turn);
      return { turn: { character: before.character, changes }, world };
    }

    const { turn } = ruling;
    if (isOnlyRefilled(turn, moment)) return { turn, world };
    const requestKey = given ?? keyFor?.(moment.character.story, turn.character.story);
    const entry = {
      choice,
      world: world.pack.version,
      seed,
      at: moment.now,
      changes: turn.changes,
      ...(requestKey && { requestKey }),
      ...(world.shared.ids.length > 0 && { shared: world.shared }),
    };
    const steps = sharedSteps(turn, world);
    const isWritten = await deps.characters.save(before, turn.character, entry, steps);
    if (steps.length > 0) deps.world.invalidate();
    if (isWritten) return { turn, world: worldAfter(world, turn.changes) };
  }
  throw new Busy();
}

/** Nothing has come about but what comes back by itself, which is worked out again as easily as it is read. */
const isOnlyRefilled = ({ changes }: Turn, { passed }: Moment): boolean =>
  changes.length === passed.length &&
  passed.every((change) => (change.kind === 'actions' || change.kind === 'deck') && change.why === 'refilled');
