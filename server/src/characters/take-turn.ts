import {
  type Given,
  type Moment,
  type ReadName,
  type Reads,
  type Ruling,
  type Story,
  sharedSteps,
  type Turn,
  type World,
  worldAfter,
} from '@underhall/engine';
import { AgainstTheRules, Busy, KeyUsedOtherwise, NotSignedIn } from '../http/failures.ts';
import type { LedgerEntry, TurnToWrite } from './character-store.ts';
import { type Fetched, fetchReads } from './fetch-reads.ts';
import { momentOf, type ReadCharacter } from './moment.ts';
import type { TurnDeps } from './turn-deps.ts';

const attempts = 3;

type Asked = {
  /** The player's choice in the ledger's words: all that the rule needs to be played again. */
  readonly choice: string;
  /** Given by the caller: whatever was done under it is told again, and not done once more. */
  readonly key?: string | undefined;
  /** Marks the one turn this may ever become, by the story before and after; a second row with it is refused by the ledger itself. */
  readonly keyFor?: (before: Story, after: Story) => string | undefined;
};

/** A command of a character. */
export type Command = Asked & { readonly rule: (moment: Moment) => Ruling };

/** A command whose rule reads more than its own moment: it declares what, and is given that and no more. */
export type ReadingCommand<Name extends ReadName> = Asked & {
  readonly reads: Reads<Name>;
  readonly rule: (moment: Moment, given: Given<Name>) => Ruling;
};

/** The turn of the character who acted, and the world as it is then. */
export type TurnTaken = { readonly turn: Turn; readonly world: World };

/**
 * Load, rule, save. Every command of every character goes through here, whether the turn is theirs alone or of several:
 * it is written whole or not at all. A turn in which nothing but actions and cards came by themselves is not written.
 * Whoever loses a race starts over from what the winner wrote; a choice already made is told again as it was told the
 * first time, and so is one under a key that was used already: a twin that comes while the first is under way loses the
 * race, and finds the first's turn.
 */
export function takeTurn(deps: TurnDeps, characterId: number, command: Command): Promise<TurnTaken>;
export function takeTurn<Name extends ReadName>(
  deps: TurnDeps,
  characterId: number,
  command: ReadingCommand<Name>,
): Promise<TurnTaken>;
export async function takeTurn<Name extends ReadName>(
  deps: TurnDeps,
  characterId: number,
  command: Command | ReadingCommand<Name>,
): Promise<TurnTaken> {
  const { choice, key } = command;
  for (let attempt = 1; attempt <= attempts; attempt++) {
    const given = key && `key ${key}`;
    const before = await (given ? deps.characters.loadFor(characterId, given) : deps.characters.load(characterId));
    if (!before) throw new NotSignedIn();
    if (before.done && before.done.choice !== choice) throw new KeyUsedOtherwise();
    const actor = await momentOf(deps, before, choice);
    const { moment } = actor;
    const { world } = moment;

    if (before.done) return { turn: { character: moment.character, changes: before.done.changes }, world };
    const { ruling, fetched } = await ruleOn(deps, command, actor);
    if (ruling.ruling === 'refused') throw new AgainstTheRules(ruling.refusal);
    if (ruling.ruling === 'done before') {
      const changes = await deps.characters.changesOf(characterId, ruling.turn);
      return { turn: { character: before.character, changes }, world };
    }

    const { turn } = ruling;
    if (!ruling.others && isOnlyRefilled(turn, moment)) return { turn, world };
    const requestKey = given ?? command.keyFor?.(moment.character.story, turn.character.story);
    const turns = turnsToWrite(actor, ruling, fetched, { choice, ...(requestKey && { requestKey }) });
    const steps = [turn, ...(ruling.others?.values() ?? [])].flatMap((each) => sharedSteps(each, world));
    const read = [...(fetched?.others.values() ?? [])].filter(({ before: { id } }) => !ruling.others?.has(id));
    const isWritten = await deps.characters.save(
      turns,
      steps,
      read.map((each) => each.before),
    );
    if (steps.length > 0) deps.world.invalidate();
    if (isWritten) return { turn, world: worldAfter(world, turn.changes) };
  }
  throw new Busy();
}

/** Asks the rule, with what it reads. */
async function ruleOn<Name extends ReadName>(
  deps: TurnDeps,
  command: Command | ReadingCommand<Name>,
  actor: ReadCharacter,
): Promise<{ readonly ruling: Ruling; readonly fetched?: Fetched<Name> }> {
  if (!('reads' in command)) return { ruling: command.rule(actor.moment) };
  const fetched = await fetchReads(deps, command.reads, actor, command.choice);
  return { ruling: command.rule(actor.moment, fetched.given), fetched };
}

/** The actor's turn, under their key and with what its rule was given; and those of others, which name the actor's. */
function turnsToWrite(
  actor: ReadCharacter,
  { turn, others }: Extract<Ruling, { ruling: 'allowed' }>,
  fetched: Omit<Fetched<ReadName>, 'given'> | undefined,
  asked: Pick<LedgerEntry, 'choice' | 'requestKey'>,
): readonly TurnToWrite[] {
  const reads = fetched && { reads: fetched.noted };
  const { id, turn: version } = actor.moment;
  const own = { before: actor.before, after: turn.character, entry: { ...entryOf(actor, turn), ...asked, ...reads } };
  if (!others) return [own];
  const theirs = [...others].map(([otherId, of]) => {
    const other = fetched?.others.get(otherId);
    if (!other) throw new Error(`a rule ruled on character ${otherId}, whom it did not read (${asked.choice})`);
    const entry = { ...entryOf(other, of), choice: asked.choice, actor: { id, version } };
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

/** True if nothing has come about but what comes back by itself, which is worked out again as easily as it is read. */
const isOnlyRefilled = ({ changes }: Turn, { passed }: Moment): boolean =>
  changes.length === passed.length &&
  passed.every((change) => (change.kind === 'actions' || change.kind === 'deck') && change.why === 'refilled');
