import type { Database, Step } from '../db/database.ts';
import type { JournalTag } from './tag-store.ts';

/** An entry that a character has set down. Title and place are plain text, the story is markup. */
export type JournalEntry = {
  readonly id: number;
  readonly title: string;
  readonly html: string;
  readonly areaName: string;
  readonly image: string;
  readonly at: Date;
  readonly tags: readonly JournalTag[];
};

export type NewEntry = Omit<JournalEntry, 'id' | 'tags' | 'at'> & {
  /** The turn that told it. */
  readonly version: number;
  /** Milliseconds since 1970, UTC. */
  readonly at: number;
};

/** The entries of a journal that are asked for, and their order. */
export type Chosen = {
  readonly characterId: number;
  readonly isOldestFirst: boolean;
  readonly tag?: number | undefined;
  readonly favouritesOnly: boolean;
  /** YYYY-MM-DD: the day the list begins with. */
  readonly date?: string | undefined;
};

export type JournalStore = {
  count(chosen: Chosen): Promise<number>;
  page(chosen: Chosen, first: number, size: number): Promise<JournalEntry[]>;
  /** The number of entries before this one in the order asked for; undefined if it is not among them. */
  placeOf(chosen: Chosen, entry: number): Promise<number | undefined>;
  entry(characterId: number, entry: number): Promise<JournalEntry | undefined>;
  /** Sets it down, unless the same turn is set down already. */
  add(characterId: number, entry: NewEntry): Promise<void>;
  deleting(characterId: number, entry: number): Step;
};

const fields = 'id, title, html, area_name, image, at';
const among = `character_id = $1
  and ($2::bigint is null or exists (select 1 from journal_entry_tags where entry_id = entry.id and tag_id = $2))
  and (not $3::boolean or exists (
    select 1 from journal_entry_tags join journal_tags as tag on tag.id = tag_id
    where entry_id = entry.id and tag.is_favorite
  ))`;
const until = `($4::text is null or at < ($4::date + 1) at time zone 'UTC')`;
const since = `($4::text is null or at >= $4::date at time zone 'UTC')`;

/** The same statement in both orders. */
const inOrders = (name: string, text: (of: { where: string; order: string; before: string }) => string) => ({
  newestFirst: {
    name: `${name}-newest`,
    text: text({ where: `${among} and ${until}`, order: 'id desc', before: 'id >' }),
  },
  oldestFirst: { name: `${name}-oldest`, text: text({ where: `${among} and ${since}`, order: 'id', before: 'id <' }) },
});
const counting = inOrders(
  'count-journal',
  ({ where }) => `select count(*)::int as count from journal_entries as entry where ${where}`,
);
const paging = inOrders(
  'page-journal',
  ({ where, order }) =>
    // The numbers alone are brought into order: a page far inside is as cheap as the first.
    `select ${fields} from journal_entries join (
      select id from journal_entries as entry where ${where} order by ${order} offset $5 limit $6
    ) as chosen using (id) order by ${order}`,
);
const placing = inOrders(
  'place-in-journal',
  ({ where, before }) => `select count(*) filter (where ${before} $5)::int as place from journal_entries as entry
    where ${where} having bool_or(id = $5)`,
);
const reading = {
  name: 'read-journal-entry',
  text: `select ${fields} from journal_entries where character_id = $1 and id = $2`,
};
const tagging = {
  name: 'tags-of-entries',
  text: `select entry_id, id, name, color, is_favorite from journal_entry_tags join journal_tags on id = tag_id
    where entry_id = any($1::bigint[]) order by lower(name), id`,
};
const adding = {
  name: 'add-journal-entry',
  text: `insert into journal_entries (character_id, version, title, html, area_name, image, at)
    values ($1, $2, $3, $4, $5, $6, to_timestamp($7::float8 / 1000)) on conflict do nothing`,
};
const deleting = {
  name: 'delete-journal-entry',
  text: 'delete from journal_entries where character_id = $1 and id = $2',
};

type Row = { id: number; title: string; html: string; area_name: string; image: string; at: Date };
type TagRow = {
  entry_id: number;
  id: number;
  name: string;
  color: JournalTag['color'];
  is_favorite: boolean;
};

export function journalStore(database: Database): JournalStore {
  const withTags = async (rows: readonly Row[]): Promise<JournalEntry[]> => {
    const ids = rows.map(({ id }) => id);
    const tags = rows.length === 0 ? [] : await database.run<TagRow>(tagging, [ids]);
    return rows.map(({ area_name: areaName, ...row }) => ({
      ...row,
      areaName,
      tags: tags
        .filter(({ entry_id }) => entry_id === row.id)
        .map(({ id, name, color, is_favorite: isFavorite }) => ({ id, name, color, isFavorite })),
    }));
  };
  return {
    async count(chosen) {
      const [row] = await database.run<{ count: number }>(inOrder(counting, chosen), valuesOf(chosen));
      return row?.count ?? 0;
    },
    page: async (chosen, first, size) =>
      withTags(await database.run<Row>(inOrder(paging, chosen), [...valuesOf(chosen), first, size])),
    async placeOf(chosen, entry) {
      const [row] = await database.run<{ place: number }>(inOrder(placing, chosen), [...valuesOf(chosen), entry]);
      return row?.place;
    },
    entry: async (characterId, entry) => (await withTags(await database.run<Row>(reading, [characterId, entry])))[0],
    async add(characterId, { version, title, html, areaName, image, at }) {
      await database.run(adding, [characterId, version, title, html, areaName, image, at]);
    },
    deleting: (characterId, entry) => ({ ...deleting, values: [characterId, entry], rows: 1 }),
  };
}

const inOrder = <Of>(of: { newestFirst: Of; oldestFirst: Of }, { isOldestFirst }: Chosen): Of =>
  isOldestFirst ? of.oldestFirst : of.newestFirst;

const valuesOf = ({ characterId, tag, favouritesOnly, date }: Chosen): readonly unknown[] => [
  characterId,
  tag ?? null,
  favouritesOnly,
  date ?? null,
];
