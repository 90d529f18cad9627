import type { NoteKind } from '@underhall/contract';
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
  removing(characterId: number, subject: Pick<StoredNote, 'kind' | 'id'>): Step;
};

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
  text: 'delete from notes where character_id = $1 and kind = $2 and subject = $3',
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
    removing: (characterId, { kind, id }) => ({ ...removing, values: [characterId, kind, id] }),
  };
}
