import { Empty } from '../ui/empty.tsx';
import { Failed } from '../ui/failed.tsx';
import { LineList, ListLine } from '../ui/list-line.tsx';
import { Loading } from '../ui/loading.tsx';
import { Section } from '../ui/section.tsx';
import { Note } from './note.tsx';
import css from './notes.module.css';
import { keyOf, useAllNotes } from './notes-queries.ts';

const kinds = { storylet: 'A story', branch: 'A choice', thing: 'Of yours' } as const;

/** Includes notes on subjects that no longer exist. */
export function NotesSection() {
  const { all, error, refetch } = useAllNotes();
  if (!all) return error ? <Failed error={error} onAgain={() => void refetch()} /> : <Loading />;
  return (
    <Section title="My Notes" count={all.length}>
      {all.length === 0 ? (
        <Empty>None yet. To add one, press “Write notes” in a story or among your possessions.</Empty>
      ) : (
        <LineList>
          {all.map((note) => (
            <ListLine key={keyOf(note)} title={note.name}>
              <p className={css.about}>
                {kinds[note.kind]}
                {note.isGone && ', no longer to be found'}
              </p>
              <Note subject={note} note={note} onWrite={() => {}} />
            </ListLine>
          ))}
        </LineList>
      )}
    </Section>
  );
}
