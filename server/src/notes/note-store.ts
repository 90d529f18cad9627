import type { NoteKind } from '@underhall/contract';
import { keepRemoved } from '../characters/removal-store.ts';
import type { Database, Step } from '../db/database.ts';

/** A note in plain text, with its subject and the subject's name at the last edit. */
export type StoredNote = {
  readonly kind: NoteKind;
  readonly id: number;
  readonly name: string;
  readonly words: string;
};

export type NoteStore = {
  /** Newest first. */
  notesOf(characterId: number): Promise<readonly StoredNote[]>;
  writing(characterId: number, note: StoredNote): Step;
  /** The removal can be undone: see `removedNote`. */
  removing(characterId: number, subject: NoteOf): Step;
  restoring(characterId: number, removal: number): Step;
};

type NoteOf = Pick<StoredNote, 'kind' | 'id'>;

/** Identifies a note among the removals. */
export const removedNote = ({ kind, id }: NoteOf): string => `${kind} ${id}`;

const reading = {
  name: 'read-notes',
  text: `select kind, subject, name, words from notes where character_id = $1 order by written_at desc, kind, subject`,
};
const writing = {
  name: 'write-note',
  text: `insert into notes (character_id, kind, subject, name, words) values ($1, $2, $3, $4, $5)
    on conflict (character_id, kind, subject) do update set name = $4, words = $5, written_at = now()`,
};
const removing = {
  name: 'remove-note',
  text: `with gone as (delete from notes where character_id = $1 and kind = $2 and subject = $3 returning *)
    ${keepRemoved(`select $1, 'note', $4::text, to_jsonb(gone) from gone`)}`,
};
const restoring = {
  name: 'restore-note',
  text: `insert into notes (character_id, kind, subject, name, words, written_at)
    select removals.character_id, note.kind, note.subject, name, words, written_at
    from removals, jsonb_populate_record(null::notes, content) as note
    where removals.character_id = $1 and removals.id = $2`,
};

type Row = { kind: NoteKind; subject: number; name: string; words: string };

export function noteStore(database: Database): NoteStore {
  return {
    async notesOf(characterId) {
      const rows = await database.run<Row>(reading, [characterId]);
      return rows.map(({ kind, subject, name, words }) => ({ kind, id: Number(subject), name, words }));
    },
    writing: (characterId, { kind, id, name, words }) => ({
      ...writing,
      values: [characterId, kind, id, name, words],
      rows: 1,
    }),
    removing: (characterId, note) => ({
      ...removing,
      values: [characterId, note.kind, note.id, removedNote(note)],
    }),
    restoring: (characterId, removal) => ({ ...restoring, values: [characterId, removal], rows: 1 }),
  };
}
