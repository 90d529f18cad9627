import type { Note as StoredNote } from '@underhall/contract';
import { typedTexts } from '@underhall/contract/typed-texts';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { NoteForm, NoteText } from '../ui/own-note.tsx';
import css from './notes.module.css';
import { type Subject, useSaveNote } from './notes-queries.ts';

type NoteProps = {
  readonly subject: Subject;
  readonly note: StoredNote | undefined;
  /** Called when the player starts to write. The caller then keeps the form open for a subject without a note. */
  readonly onWrite: () => void;
};

/** The input survives a failure. */
export function Note({ subject, note, onWrite }: NoteProps) {
  const [isEditing, setEditing] = useState(false);
  const [status, setStatus] = useState('');
  const button = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    if (wasEditing.current && !isEditing) button.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);
  return (
    <div className={css.note}>
      {isEditing ? (
        <WritingForm
          subject={subject}
          words={note?.words ?? ''}
          onEnd={(message) => {
            setStatus(message);
            setEditing(false);
          }}
        />
      ) : (
        <>
          {note && <NoteText>{note.words}</NoteText>}
          <Button
            ref={button}
            look="plain"
            aria-label={`${note ? 'Change the note' : 'Add a note'}: ${subject.name}`}
            onClick={() => {
              setStatus('');
              setEditing(true);
              onWrite();
            }}
          >
            {note ? 'Change the note' : 'Add a note'}
          </Button>
        </>
      )}
      <p role="status" className="visually-hidden">
        {status}
      </p>
    </div>
  );
}

type WritingFormProps = {
  readonly subject: Subject;
  readonly words: string;
  readonly onEnd: (message: string) => void;
};

function WritingForm({ subject, words, onEnd }: WritingFormProps) {
  const [typed, setTyped] = useState(words);
  const field = useRef<HTMLTextAreaElement>(null);
  const { save, isPending, error } = useSaveNote();
  useEffect(() => field.current?.focus(), []);
  return (
    <NoteForm
      about={subject.name}
      rule={typedTexts.note}
      typed={typed}
      onType={setTyped}
      onSubmit={() => !isPending && save({ kind: subject.kind, id: subject.id, words: typed }, onEnd)}
      onEscape={() => !isPending && onEnd('')}
      error={error}
      placeholder="Only you can see this. Save it empty to delete it."
      field={field}
    >
      <Button type="submit" aria-disabled={isPending} aria-busy={isPending}>
        {isPending ? 'Saving' : 'Save'}
      </Button>
      <Button look="plain" onClick={() => !isPending && onEnd('')}>
        Leave it
      </Button>
    </NoteForm>
  );
}
