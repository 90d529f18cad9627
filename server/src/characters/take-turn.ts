import {
  type Moment,
  type ReadName,
  type ReadResults,
  type Reads,
  type Ruling,
  type Story,
  settledMoment,
  sharedSteps,
  type Turn,
  type World,
  worldAfter,
} from '@underhall/engine';
import type { Step } from '../db/database.ts';
import { Busy, IdempotencyKeyReused, NotSignedIn, RefusedByRule } from '../http/failures.ts';
import type { LedgerEntry, TurnToWrite } from './character-store.ts';
import { type FetchedReads, fetchReads } from './fetch-reads.ts';
import { momentOf, type ReadCharacter } from './moment.ts';
import type { TurnDeps } from './turn-deps.ts';

/** Attempts before a turn fails as `Busy`. */
const maxAttemptsAlone = 3;
/** Higher, because such a turn also restarts if one of the other characters changes. */
const maxAttemptsWithReads = 10;

/** A command of a character. The rule can read other data only if `reads` declares it. */
export type Command<Name extends ReadName = never> = {
  /** The player's choice as stored in the ledger, with everything that a replay needs. */
  readonly choice: string;
  /** Idempotency key from the caller. A duplicate request gets the first reply. */
  readonly key?: string | undefined;
  /**
   * Idempotency key from the server, such as an order id. A separate prefix prevents callers from choosing the same
   * key.
   */
  readonly ownKey?: string;
  /** Derives an idempotency key from the story before and after the turn. */
  readonly keyFor?: (before: Story, after: Story) => string | undefined;
  readonly reads?: Reads<Name>;
  /**
   * Set for commands that keep an open question for a second chance, or answer it. Every other command settles it
   * first, in the same turn.
   */
  readonly keepsQuestion?: true;
  readonly rule: (moment: Moment, given: ReadResults<NoInfer<Name>>) => Ruling;
  /**
   * Steps committed with the turn but not recorded in its changes, for example because the ledger must not contain
   * their data.
   */
  readonly alongside?: readonly Step[];
};

/** The actor's turn, its time in milliseconds since 1970, and the world after it. */
export type TurnResult = { readonly turn: Turn; readonly world: World; readonly now: number };

/**
 * Loads the character, applies the rule and saves. Every command uses this function and is committed completely or not
 * at all, even if it changes several characters. Does not save a turn that only refilled actions and cards. If another
 * turn was saved meanwhile, the command restarts from the new state. A duplicate request gets the first reply. If two
 * duplicates run at once, the second one fails to save, restarts, and finds the first one's turn. All attempts use the
 * world in which the first one began.
 */
export function takeTurn<Name extends ReadName = never>(
  deps: TurnDeps,
  characterId: number,
  command: Command<Name>,
): Promise<TurnResult> {
  return deps.world.pin()(() => takeTurnInOneWorld(deps, characterId, command));
}

async function takeTurnInOneWorld<Name extends ReadName>(
  deps: TurnDeps,
  characterId: number,
  command: Command<Name>,
): Promise<TurnResult> {
  const { choice } = command;
  const callKey = keyOf(command);
  const maxAttempts = command.reads ? maxAttemptsWithReads : maxAttemptsAlone;
  for (let attempt = 1; attempt <= maxAttempts; attempt++) {
    const before = await (callKey ? deps.characters.loadFor(characterId, callKey) : deps.characters.load(characterId));
    if (!before) throw new NotSignedIn();
    if (before.done && before.done.choice !== choice) throw new IdempotencyKeyReused();
    const actor = await momentOf(deps, before, choice);
    const { moment } = actor;
    const { world, now } = moment;

    if (before.done) return { turn: { character: moment.character, changes: before.done.changes }, world, now };
    const ready = command.keepsQuestion ? actor : { ...actor, moment: settledMoment(moment) };
    const { ruling, fetched } = await ruleOn(deps, command, ready);
    if (ruling.ruling === 'refused') {
      // The reads may be newer than the character if a duplicate request committed in between. In that case, retry to
      // return the first reply.
      if (fetched && (await deps.characters.load(characterId))?.version !== before.version) continue;
      throw new RefusedByRule(ruling.refusal);
    }
    if (ruling.ruling === 'done before') {
      const changes = await deps.characters.changesOf(characterId, ruling.turn);
      return { turn: { character: before.character, changes }, world, now };
    }

    const { turn } = ruling;
    if (!ruling.others && isOnlyRefilled(turn, ready.moment)) return { turn, world, now };
    const requestKey = callKey ?? command.keyFor?.(moment.character.story, turn.character.story);
    const turns = turnsToWrite(actor, ruling, fetched, { choice, ...(requestKey && { requestKey }) });
    const steps = [turn, ...(ruling.others?.values() ?? [])].flatMap((each) => sharedSteps(each, world));
    const readOnly = [...(fetched?.others.values() ?? [])].filter(({ before: { id } }) => !ruling.others?.has(id));
    const isWritten = await deps.characters.save(
      turns,
      steps,
      readOnly.map((each) => each.before),
      command.alongside,
    );
    if (steps.length > 0) deps.world.invalidate();
    if (isWritten) return { turn, world: worldAfter(world, turn.changes), now };
  }
  throw new Busy();
}

const keyOf = ({ key, ownKey }: Pick<Command, 'key' | 'ownKey'>): string | undefined =>
  ownKey === undefined ? key && `key ${key}` : `own ${ownKey}`;

async function ruleOn<Name extends ReadName>(
  deps: TurnDeps,
  { reads, rule, choice }: Command<Name>,
  actor: ReadCharacter,
): Promise<{ readonly ruling: Ruling; readonly fetched?: FetchedReads<Name> }> {
  // If there are no reads, `Name` is `never` and the result is empty.
  if (!reads) return { ruling: rule(actor.moment, {} as ReadResults<Name>) };
  const fetched = await fetchReads(deps, reads, actor, choice);
  return { ruling: rule(actor.moment, fetched.results), fetched };
}

/** Returns the actor's turn with its key and reads, and the other characters' turns, which refer to the actor's. */
function turnsToWrite(
  actor: ReadCharacter,
  { turn, others }: Extract<Ruling, { ruling: 'allowed' }>,
  fetched: Omit<FetchedReads<ReadName>, 'results'> | undefined,
  command: Pick<LedgerEntry, 'choice' | 'requestKey'>,
): readonly TurnToWrite[] {
  const reads = fetched && { reads: fetched.ledgerText };
  const { id, turn: version } = actor.moment;
  const own = { before: actor.before, after: turn.character, entry: { ...entryOf(actor, turn), ...command, ...reads } };
  if (!others) return [own];
  const theirs = [...others].map(([otherId, of]) => {
    const other = fetched?.others.get(otherId);
    if (!other) throw new Error(`the rule of "${command.choice}" changes character ${otherId}, but did not read it`);
    const entry = { ...entryOf(other, of), choice: command.choice, actor: { id, version } };
    return { before: other.before, after: of.character, entry };
  });
  return [own, ...theirs];
}

const entryOf = ({ moment: { world, now }, seed }: ReadCharacter, { changes }: Turn): Omit<LedgerEntry, 'choice'> => ({
  world: world.pack.version,
  seed,
  at: now,
  changes,
  ...(world.shared.ids.length > 0 && { shared: world.shared }),
});

/** True if the turn only refilled actions and cards. Loading a character calculates these changes again. */
const isOnlyRefilled = ({ changes }: Turn, { passed }: Moment): boolean =>
  changes.length === passed.length &&
  passed.every((change) => (change.kind === 'actions' || change.kind === 'deck') && change.why === 'refilled');
