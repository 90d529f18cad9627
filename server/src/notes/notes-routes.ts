import { type Note, notes } from '@underhall/contract';
import { maxNotes } from '@underhall/contract/limits';
import { typedTexts } from '@underhall/contract/typed-texts';
import { canNote, subjectName, type World } from '@underhall/engine';
import type { FastifyInstance } from 'fastify';
import { type AccountCommandDeps, digestOf, runAccountCommand } from '../account/run-account-command.ts';
import { currentMoment } from '../characters/current-moment.ts';
import { type OfferUndoDeps, offerUndo } from '../characters/removal-store.ts';
import type { TurnDeps } from '../characters/turn-deps.ts';
import { type AnswerDeps, answer } from '../http/answer.ts';
import { RefusedByRule } from '../http/failures.ts';
import { fitText } from '../http/fit-text.ts';
import { type NoteStore, removedNote, type StoredNote } from './note-store.ts';

type NotesDeps = AnswerDeps & TurnDeps & AccountCommandDeps & OfferUndoDeps & { readonly notes: NoteStore };

export function notesRoutes(app: FastifyInstance, deps: NotesDeps): void {
  answer(app, deps, notes.notes, async ({ characterId }) => {
    const [{ world }, stored] = await Promise.all([currentMoment(deps, characterId), deps.notes.notesOf(characterId)]);
    return { isSuccess: true, notes: stored.map((note) => presentNote(note, world)) };
  });

  // The table of account commands stores only a hash of the text. The stored reply does not contain the text either.
  answer(app, deps, notes.note, async ({ accountId, characterId, body: { kind, id, words: written }, key }) => {
    const words = fitText(typedTexts.note, written);
    const { isKept, name } = await runAccountCommand(deps, accountId, {
      choice: `note ${kind} ${id} ${digestOf(words)}`,
      key,
      rule: async () => {
        const [moment, stored] = await Promise.all([currentMoment(deps, characterId), deps.notes.notesOf(characterId)]);
        const before = stored.find((note) => note.kind === kind && note.id === id);
        if (words === '') {
          const steps = before ? [deps.notes.removing(characterId, { kind, id })] : [];
          return { steps, reply: { isKept: false, name: '' } };
        }
        if (!before && !canNote({ kind, id }, moment)) throw new RefusedByRule('nothing to note');
        if (!before && stored.length >= maxNotes) throw new RefusedByRule('too many notes');
        const name = subjectName({ kind, id }, moment.world) ?? before?.name ?? '';
        return {
          steps: [deps.notes.writing(characterId, { kind, id, name, words })],
          reply: { isKept: true, name },
        };
      },
    });
    if (!isKept) {
      const undo = await offerUndo(deps, characterId, 'note', removedNote({ kind, id }));
      return { isSuccess: true, message: 'Your note is gone.', ...undo };
    }
    const { world } = await currentMoment(deps, characterId);
    return {
      isSuccess: true,
      message: 'Your note is saved.',
      note: presentNote({ kind, id, name, words }, world),
    };
  });
}

const presentNote = (note: StoredNote, world: World): Note => ({
  ...note,
  isGone: subjectName(note, world) === undefined,
});
