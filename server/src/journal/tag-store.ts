import type { TagColor } from '@underhall/contract';
import type { Database, Step } from '../db/database.ts';

/** The name is plain text. */
export type JournalTag = {
  readonly id: number;
  readonly name: string;
  readonly color: TagColor;
  readonly isFavorite: boolean;
};

export type TagStore = {
  /** Favourites first, then by name. */
  tagsOf(characterId: number): Promise<JournalTag[]>;
  nextId(): Promise<number>;
  making(characterId: number, id: number, name: string): Step;
  changing(characterId: number, tag: JournalTag): Step;
  deleting(characterId: number, id: number): Step;
  attaching(entry: number, tag: number): Step;
  detaching(entry: number, tag: number): Step;
};

const reading = {
  name: 'read-tags',
  text: `select id, name, color, is_favorite from journal_tags where character_id = $1
    order by is_favorite desc, lower(name), id`,
};
const numbering = {
  name: 'number-tag',
  text: `select nextval(pg_get_serial_sequence('journal_tags', 'id'))::int8 as id`,
};
const making = {
  name: 'make-tag',
  text: 'insert into journal_tags (id, character_id, name) overriding system value values ($2, $1, $3)',
};
const changing = {
  name: 'change-tag',
  text: 'update journal_tags set name = $3, color = $4, is_favorite = $5 where character_id = $1 and id = $2',
};
const deleting = { name: 'delete-tag', text: 'delete from journal_tags where character_id = $1 and id = $2' };
const attaching = {
  name: 'attach-tag',
  text: 'insert into journal_entry_tags (entry_id, tag_id) values ($1, $2) on conflict do nothing',
};
const detaching = { name: 'detach-tag', text: 'delete from journal_entry_tags where entry_id = $1 and tag_id = $2' };

type Row = { id: number; name: string; color: TagColor; is_favorite: boolean };

export function tagStore(database: Database): TagStore {
  return {
    async tagsOf(characterId) {
      const rows = await database.run<Row>(reading, [characterId]);
      return rows.map(({ id, name, color, is_favorite: isFavorite }) => ({ id, name, color, isFavorite }));
    },
    async nextId() {
      const [row] = await database.run<{ id: number }>(numbering);
      return (row as { id: number }).id;
    },
    making: (characterId, id, name) => ({ ...making, values: [characterId, id, name], rows: 1 }),
    changing: (characterId, { id, name, color, isFavorite }) => ({
      ...changing,
      values: [characterId, id, name, color, isFavorite],
      rows: 1,
    }),
    deleting: (characterId, id) => ({ ...deleting, values: [characterId, id], rows: 1 }),
    attaching: (entry, tag) => ({ ...attaching, values: [entry, tag] }),
    detaching: (entry, tag) => ({ ...detaching, values: [entry, tag] }),
  };
}
