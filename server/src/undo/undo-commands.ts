import type { UndoKind } from '@underhall/contract';
import { maxMarks, maxNotes, maxTargets } from '@underhall/contract/limits';
import { type Moment, type PlanInPlace, type Ruling, restorePlan, returnCard, shownTargets } from '@underhall/engine';
import { type AccountCommandDeps, runAccountCommand } from '../account/run-account-command.ts';
import { currentMoment } from '../characters/current-moment.ts';
import type { Removal, RemovalStore } from '../characters/removal-store.ts';
import { takeTurn } from '../characters/take-turn.ts';
import type { TurnDeps } from '../characters/turn-deps.ts';
import type { Step } from '../db/database.ts';
import type { Player } from '../http/authenticate.ts';
import { Refused, RefusedByRule } from '../http/failures.ts';
import { refuseNewTag } from '../journal/tag-commands.ts';
import type { TagStore } from '../journal/tag-store.ts';
import type { MessageStore } from '../messages/message-store.ts';
import { type NoteStore, removedNote } from '../notes/note-store.ts';
import type { PlanNoteStore } from '../plans/plan-note-store.ts';
import type { PreferenceStore } from '../preferences/preference-store.ts';
import type { TargetStore } from '../targets/target-store.ts';

export type UndoDeps = TurnDeps &
  AccountCommandDeps & {
    readonly removals: RemovalStore;
    readonly preferences: PreferenceStore;
    readonly notes: NoteStore;
    readonly tags: TagStore;
    readonly messages: MessageStore;
    readonly targets: TargetStore;
    readonly planNotes: PlanNoteStore;
  };

/**
 * Restores a removed thing, once. A repeat changes nothing and succeeds.
 *
 * @throws Refused after ten seconds, if the removal is somebody else's, or if something new took the thing's place
 */
export async function undoRemoval(deps: UndoDeps, caller: Player, id: number): Promise<UndoKind> {
  const { kind, isRestored } = await openRemoval(deps, caller, id);
  if (!isRestored) await restorers[kind](deps, caller, id);
  return kind;
}

/** The removal, if it can be undone or is undone already. */
async function openRemoval({ removals }: UndoDeps, { characterId }: Player, id: number): Promise<Removal> {
  const removal = await removals.find(characterId, id);
  if (!removal || (removal.isLapsed && !removal.isRestored)) {
    throw new Refused('It is too late to undo that. You can undo something for ten seconds.');
  }
  return removal;
}

type Restorer = (deps: UndoDeps, caller: Player, id: number) => Promise<void>;
type Prepare = (deps: UndoDeps, caller: Player, removal: Removal) => Promise<readonly Step[]>;

/** For things outside the character. `prepare` returns the steps that restore the thing. */
const byAccount =
  (prepare: Prepare): Restorer =>
  async (deps, caller, id) => {
    const { accountId, characterId } = caller;
    try {
      await runAccountCommand(deps, accountId, {
        choice: `undo ${id}`,
        rule: async () => {
          const removal = await openRemoval(deps, caller, id);
          if (removal.isRestored) throw new UndoneBefore();
          const steps = await prepare(deps, caller, removal);
          return { steps: [...steps, deps.removals.closing(characterId, id)], reply: {} };
        },
      });
    } catch (failure) {
      if (!(failure instanceof UndoneBefore)) throw failure;
    }
  };

/** A duplicate request restored the thing first. */
class UndoneBefore extends Error {}

type Undoing = {
  readonly choice: string;
  readonly rule: (moment: Moment) => Ruling;
  readonly alongside?: readonly Step[];
};

/** For things of the character. */
const byTurn =
  (undoing: (deps: UndoDeps, caller: Player, removal: Removal) => Undoing): Restorer =>
  async (deps, caller, id) => {
    const { choice, rule, alongside = [] } = undoing(deps, caller, await openRemoval(deps, caller, id));
    await takeTurn(deps, caller.characterId, {
      choice,
      ownKey: `undo ${id}`,
      rule,
      alongside: [...alongside, deps.removals.closing(caller.characterId, id)],
    });
  };

const restorers: Readonly<Record<UndoKind, Restorer>> = {
  mark: byAccount(async ({ preferences }, { accountId }, { content }) => {
    const marked = new Set((await preferences.marks(accountId)).map(({ kind, id: thing }) => `${kind} ${thing}`));
    const missing = Object.keys(content).filter((each) => !marked.has(each));
    if (marked.size + missing.length > maxMarks) {
      throw new Refused(`At most ${maxMarks} things can be marked. Remove some marks first.`);
    }
    return [preferences.restoring(accountId, content)];
  }),
  note: byAccount(async ({ notes }, { characterId }, { id, subject }) => {
    const written = await notes.notesOf(characterId);
    if (written.some((note) => removedNote(note) === subject)) {
      throw new Refused(
        'You have written a new note there, so the old one cannot come back. Delete the new one first.',
      );
    }
    if (written.length >= maxNotes) throw new RefusedByRule('too many notes');
    return [notes.restoring(characterId, id)];
  }),
  tag: byAccount(async ({ tags }, { characterId }, { id, content }) => {
    refuseNewTag(String(content.name), await tags.tagsOf(characterId));
    return tags.restoring(characterId, id);
  }),
  message: byAccount(async ({ messages }, { characterId }, { id }) => [messages.restoring(characterId, id)]),
  target: byAccount(async (deps, { characterId }, { id, subject }) => {
    const [here, set] = await Promise.all([currentMoment(deps, characterId), deps.targets.targetsOf(characterId)]);
    if (set.some(({ quality }) => String(quality) === subject)) {
      throw new Refused('You have set a new target there, so the old one cannot come back. Remove the new one first.');
    }
    if (shownTargets(set, here).length >= maxTargets) throw new RefusedByRule('too many targets');
    return [deps.targets.restoring(characterId, id)];
  }),
  plan: byTurn(({ planNotes }, { characterId }, { id, subject, content }) => ({
    choice: `restore plan ${subject}`,
    rule: (moment) => restorePlan(moment, content as unknown as PlanInPlace),
    alongside: [planNotes.restoring(characterId, id)],
  })),
  card: byTurn((_deps, _caller, { subject }) => ({
    choice: `undo discard ${subject}`,
    rule: (moment) => returnCard(moment, Number(subject)),
  })),
};
