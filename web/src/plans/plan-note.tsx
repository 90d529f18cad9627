import { typedTexts } from '@underhall/contract/typed-texts';
import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { NoteForm, NoteText } from '../ui/own-note.tsx';
import { storedNoteDraft, storeNoteDraft } from './note-draft.ts';
import css from './plans.module.css';

type PlanNoteProps = {
  readonly branchId: number;
  /** Plain text. */
  readonly name: string;
  readonly notes: string;
  readonly isEditing: boolean;
  readonly onEdit: (isEditing: boolean) => void;
  readonly noting: { readonly isPending: boolean; readonly error: Error | null };
  readonly save: (words: string) => void;
};

/** The input survives a failed save. */
export function PlanNote({ branchId, name, notes, isEditing, onEdit, noting, save }: PlanNoteProps) {
  const [words, setWords] = useState(() => storedNoteDraft(branchId) ?? notes);
  const [shown, setShown] = useState(notes);
  // Another tab changed the note. Overwrite the input only if it has no unsaved changes.
  if (shown !== notes) {
    setShown(notes);
    if (words === shown) setWords(notes);
  }
  const type = (typed: string): void => {
    setWords(typed);
    storeNoteDraft(branchId, typed === notes ? undefined : typed);
  };
  if (!isEditing) {
    if (notes === '') return null;
    return (
      // The 'Edit this plan' button does the same.
      <NoteText className={css.note} onClick={() => onEdit(true)}>
        {notes}
      </NoteText>
    );
  }
  return (
    <NoteForm
      about={name}
      rule={typedTexts.planNote}
      typed={words}
      onType={type}
      onSubmit={() => !noting.isPending && save(words)}
      error={noting.error}
      placeholder="Add a note…"
    >
      <Button type="submit" look="primary" disabled={noting.isPending} aria-busy={noting.isPending}>
        {noting.isPending ? 'Saving' : 'Save'}
      </Button>
    </NoteForm>
  );
}
