import type { TagColor } from '@underhall/contract';
import { maxTagsPerEntry } from '@underhall/contract/limits';
import { keepRemoved } from '../characters/removal-store.ts';
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
  /** Also removes the tag from its entries. Can be undone. The id of the tag identifies the removal. */
  deleting(characterId: number, id: number): Step;
  /** Returns steps that restore a tag with its id, on all entries that still exist and have room for it. */
  restoring(characterId: number, removal: number): readonly Step[];
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
const entriesOfTag = `(select coalesce(jsonb_agg(entry_id), '[]') from journal_entry_tags where tag_id = gone.id)`;
const deleting = {
  name: 'delete-tag',
  // The subquery still sees the rows that the deletion cascades to.
  text: `with gone as (delete from journal_tags where character_id = $1 and id = $2 returning *)
    ${keepRemoved(`select $1, 'tag', id::text, to_jsonb(gone) || jsonb_build_object('entries', ${entriesOfTag}) from gone`)}`,
};
const restoring = {
  name: 'restore-tag',
  text: `insert into journal_tags (id, character_id, name, color, is_favorite) overriding system value
    select tag.id, removals.character_id, name, color, is_favorite
    from removals, jsonb_populate_record(null::journal_tags, content) as tag
    where removals.character_id = $1 and removals.id = $2`,
};
const reattaching = {
  name: 'reattach-tag',
  text: `insert into journal_entry_tags (entry_id, tag_id)
    select entry.id, subject::bigint
    from removals, jsonb_array_elements_text(content -> 'entries') as tagged (entry_id)
      join journal_entries as entry on entry.id = tagged.entry_id::bigint
    where removals.character_id = $1 and removals.id = $2 and entry.character_id = $1
      and (select count(*) from journal_entry_tags where journal_entry_tags.entry_id = entry.id) < ${maxTagsPerEntry}`,
};
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
    restoring: (characterId, removal) => [
      { ...restoring, values: [characterId, removal], rows: 1 },
      { ...reattaching, values: [characterId, removal] },
    ],
    attaching: (entry, tag) => ({ ...attaching, values: [entry, tag] }),
    detaching: (entry, tag) => ({ ...detaching, values: [entry, tag] }),
  };
}
