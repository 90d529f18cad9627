import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { keyOf, type Subject, useAllNotes } from './notes-queries.ts';

const Note = lazy(async () => ({ default: (await import('./note.tsx')).Note }));

/**
 * The notes of a page. Notes appear beside their subject, and a button adds a note. Editing ends when `place` changes,
 * for example when another storylet opens.
 */
export function useNotes(place: string) {
  const { bySubject } = useAllNotes();
  const [writingAt, setWritingAt] = useState<string>();
  const isWriting = writingAt === place;
  const toggle: ReactNode = (
    <Button look="plain" aria-pressed={isWriting} onClick={() => setWritingAt(isWriting ? undefined : place)}>
      Write notes
    </Button>
  );
  const beside = (subject: Subject): ReactNode => {
    const note = bySubject.get(keyOf(subject));
    if (!note && !isWriting) return null;
    return (
      <Suspense fallback={note && <p>{note.words}</p>}>
        <Note subject={subject} note={note} onWrite={() => setWritingAt(place)} />
      </Suspense>
    );
  };
  const wordsOn = (subject: Pick<Subject, 'kind' | 'id'>): string | undefined => bySubject.get(keyOf(subject))?.words;
  return { toggle, beside, wordsOn };
}
