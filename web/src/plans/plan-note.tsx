import { type FormEvent, useId, useState } from 'react';
import { Button } from '../ui/button.tsx';
import controls from '../ui/controls.module.css';
import { TroubleNote } from '../ui/trouble-note.tsx';
import css from './plans.module.css';

type PlanNoteProps = {
  /** The name of the plan in plain words. */
  readonly name: string;
  readonly notes: string;
  readonly isEditing: boolean;
  readonly onEdit: (isEditing: boolean) => void;
  readonly noting: { readonly isPending: boolean; readonly error: Error | null };
  readonly save: (words: string) => void;
};

/** The note of a plan, to be read or to be written. What was typed stays in the field when it could not be saved. */
export function PlanNote({ name, notes, isEditing, onEdit, noting, save }: PlanNoteProps) {
  const id = useId();
  const [words, setWords] = useState(notes);
  const [shown, setShown] = useState(notes);
  // Another tab has written it meanwhile, and nothing is being typed here.
  if (shown !== notes) {
    setShown(notes);
    if (words === shown) setWords(notes);
  }
  if (!isEditing) {
    if (notes === '') return null;
    return (
      // biome-ignore lint/a11y/useKeyWithClickEvents: the button Edit this plan does the same
      <p className={css.note} onClick={() => onEdit(true)}>
        {notes}
      </p>
    );
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!noting.isPending) save(words);
  };
  return (
    <form className={css.form} onSubmit={submit}>
      <label className="for-ears" htmlFor={id}>
        Note: {name}
      </label>
      <textarea
        id={id}
        className={controls.input}
        rows={3}
        placeholder="Add a note…"
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      {noting.error && <TroubleNote message={`Your note is not saved. ${noting.error.message}`} />}
      <Button type="submit" look="primary" disabled={noting.isPending} aria-busy={noting.isPending}>
        {noting.isPending ? 'Saving' : 'Save'}
      </Button>
    </form>
  );
}
