import { typedTexts } from '@underhall/contract/typed-texts';
import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { NoteForm, NoteText } from '../ui/own-note.tsx';
import css from './plans.module.css';

type PlanNoteProps = {
  /** Plain text. */
  readonly name: string;
  readonly notes: string;
  readonly isEditing: boolean;
  readonly onEdit: (isEditing: boolean) => void;
  readonly noting: { readonly isPending: boolean; readonly error: Error | null };
  readonly save: (words: string) => void;
};

/** The input survives a failed save. */
export function PlanNote({ name, notes, isEditing, onEdit, noting, save }: PlanNoteProps) {
  const [words, setWords] = useState(notes);
  const [shown, setShown] = useState(notes);
  // Another tab changed the note. Overwrite the input only if it has no unsaved changes.
  if (shown !== notes) {
    setShown(notes);
    if (words === shown) setWords(notes);
  }
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
      onType={setWords}
      onSubmit={() => !noting.isPending && save(words.trim() === '' ? '' : words)}
      error={noting.error}
      placeholder="Add a note…"
    >
      <Button type="submit" look="primary" disabled={noting.isPending} aria-busy={noting.isPending}>
        {noting.isPending ? 'Saving' : 'Save'}
      </Button>
    </NoteForm>
  );
}
