import type { Database, Step } from '../db/database.ts';
import { markFound, startOfMark, stopOfMark } from './mark-found.ts';
import { markSubstrings } from './mark-substrings.ts';
import type { JournalTag } from './tag-store.ts';

/** Title and area are plain text, the story is HTML. */
export type JournalEntry = {
  readonly id: number;
  readonly title: string;
  readonly html: string;
  readonly areaName: string;
  readonly image: string;
  readonly at: Date;
  readonly tags: readonly JournalTag[];
  /** Title, story and area with marked search matches. Only set in search results. */
  readonly found?: MarkedTexts;
};

/** Texts with `startOfMark` and `stopOfMark` around each match. */
export type MarkedTexts = { readonly title: string; readonly html: string; readonly areaName: string };

export type NewEntry = Omit<JournalEntry, 'id' | 'tags' | 'at' | 'found'> & {
  /** Source of the text: a turn, or a snippet beside the story. */
  readonly source: { readonly turn: number } | { readonly snippet: number };
  /** Milliseconds since 1970, UTC. */
  readonly at: number;
};

export type EntrySelection = {
  readonly characterId: number;
  readonly isOldestFirst: boolean;
  readonly tag?: number | undefined;
  readonly favouritesOnly: boolean;
  /** First day of the list: YYYY-MM-DD. */
  readonly date?: string | undefined;
  /** Search text, in the syntax of PostgreSQL's `websearch_to_tsquery`. */
  readonly search?: string | undefined;
  /** Parts of words: entries that contain all of them are found too. Only with `search`. */
  readonly substrings?: readonly string[] | undefined;
};

export type JournalStore = {
  count(selection: EntrySelection): Promise<number>;
  page(selection: EntrySelection, first: number, size: number): Promise<JournalEntry[]>;
  /** Number of entries before this one in the selected order, or undefined if the selection does not contain it. */
  placeOf(selection: EntrySelection, entry: number): Promise<number | undefined>;
  /** The next entries after the id `after`, or from the beginning, oldest first. */
  part(characterId: number, after: number | undefined, size: number): Promise<JournalEntry[]>;
  entry(characterId: number, entry: number): Promise<JournalEntry | undefined>;
  /** Saves the entry, unless an entry from the same turn or snippet exists. */
  add(characterId: number, entry: NewEntry): Promise<void>;
  deleting(characterId: number, entry: number): Step;
};

const fields = 'id, title, html, area_name, image, at';
const selectionFilter = `character_id = $1
  and ($2::bigint is null or exists (select 1 from journal_entry_tags where entry_id = entry.id and tag_id = $2))
  and (not $3::boolean or exists (
    select 1 from journal_entry_tags join journal_tags as tag on tag.id = tag_id
    where entry_id = entry.id and tag.is_favorite
  ))`;
const untilDate = `($4::text is null or at < ($4::date + 1) at time zone 'UTC')`;
const sinceDate = `($4::text is null or at >= $4::date at time zone 'UTC')`;

/** The parts of a query that depend on order and search. */
type Parts = {
  readonly where: string;
  readonly order: string;
  readonly before: string;
  readonly isSearch: boolean;
  /** Number of the first parameter after those of the selection. */
  readonly free: number;
};

/** What a statement looks for. */
const kinds = ['all', 'words', 'substrings'] as const;
type Kind = (typeof kinds)[number];
const kindOf = ({ search, substrings }: EntrySelection): Kind => {
  if (search === undefined) return 'all';
  return substrings === undefined ? 'words' : 'substrings';
};

/** One statement for each order and kind of search, so that PostgreSQL plans each separately. */
function inOrders(name: string, text: (parts: Parts) => string) {
  const statement = (isOldestFirst: boolean, kind: Kind) => ({
    name: `${name}-${isOldestFirst ? 'oldest' : 'newest'}-${kind}`,
    text: text({
      where: `${isOldestFirst ? sinceDate : untilDate} ${conditions[kind]}`,
      order: isOldestFirst ? 'id' : 'id desc',
      before: isOldestFirst ? 'id <' : 'id >',
      isSearch: kind !== 'all',
      free: 5 + kinds.indexOf(kind),
    }),
  });
  const inOrder = (isOldestFirst: boolean) => ({
    all: statement(isOldestFirst, 'all'),
    words: statement(isOldestFirst, 'words'),
    substrings: statement(isOldestFirst, 'substrings'),
  });
  const statements = { oldest: inOrder(true), newest: inOrder(false) };
  return (selection: EntrySelection) => statements[selection.isOldestFirst ? 'oldest' : 'newest'][kindOf(selection)];
}

const searchQuery = `websearch_to_tsquery('journal_words', without_accents($5))`;
const escaped = `regexp_replace(plain_for_search(term), '([\\\\%_])', '\\\\\\1', 'g')`;
const conditions: Readonly<Record<Kind, string>> = {
  all: '',
  words: `and words @@ ${searchQuery}`,
  substrings: `and (words @@ ${searchQuery}
    or plain like all (array(select '%' || ${escaped} || '%' from unnest($6::text[]) as term)))`,
};
const markedIn = (column: string) =>
  `ts_headline('journal_words', without_accents(translate(${column}, '${startOfMark}${stopOfMark}', '')), ${searchQuery},
    'HighlightAll=true,StartSel=${startOfMark},StopSel=${stopOfMark}') as found_${column}`;
const found = ['title', 'html', 'area_name'].map(markedIn).join(', ');

const counting = inOrders(
  'count-journal',
  ({ where }) => `select count(*)::int as count from journal_entries as entry where ${selectionFilter} and ${where}`,
);
const paging = inOrders(
  'page-journal',
  ({ where, order, isSearch, free }) =>
    // Sorts only the ids, so that late pages are as cheap as the first.
    `select ${fields}${isSearch ? `, ${found}` : ''} from journal_entries join (
      select id from journal_entries as entry where ${selectionFilter} and ${where} order by ${order}
      offset $${free} limit $${free + 1}
    ) as chosen using (id) order by ${order}`,
);
const placing = inOrders(
  'place-in-journal',
  ({ where, before, free }) =>
    `select count(*) filter (where ${before} $${free})::int as place from journal_entries as entry
    where ${selectionFilter} and ${where} having bool_or(id = $${free})`,
);
const reading = {
  name: 'read-journal-entry',
  text: `select ${fields} from journal_entries where character_id = $1 and id = $2`,
};
const goingOn = {
  name: 'go-on-in-journal',
  text: `select ${fields} from journal_entries where character_id = $1 and ($2::bigint is null or id > $2)
    order by id limit $3`,
};
const tagging = {
  name: 'tags-of-entries',
  text: `select entry_id, id, name, color, is_favorite from journal_entry_tags join journal_tags on id = tag_id
    where entry_id = any($1::bigint[]) order by lower(name), id`,
};
const adding = {
  name: 'add-journal-entry',
  text: `insert into journal_entries (character_id, version, snippet_id, title, html, area_name, image, at)
    values ($1, $2, $3, $4, $5, $6, $7, to_timestamp($8::float8 / 1000)) on conflict do nothing`,
};
const deleting = {
  name: 'delete-journal-entry',
  text: 'delete from journal_entries where character_id = $1 and id = $2',
};

type Row = { id: number; title: string; html: string; area_name: string; image: string; at: Date } & Partial<FoundRow>;
type FoundRow = { found_title: string; found_html: string; found_area_name: string };
type TagRow = {
  entry_id: number;
  id: number;
  name: string;
  color: JournalTag['color'];
  is_favorite: boolean;
};

export function journalStore(database: Database): JournalStore {
  const withTags = async (rows: readonly Row[], substrings: readonly string[] = []): Promise<JournalEntry[]> => {
    const ids = rows.map(({ id }) => id);
    const tags = rows.length === 0 ? [] : await database.run<TagRow>(tagging, [ids]);
    return rows.map(({ id, title, html, area_name: areaName, image, at, ...found }) => ({
      ...{ id, title, html, areaName, image, at },
      ...(found.found_title !== undefined && {
        found: foundIn({ title, html, areaName }, found as FoundRow, substrings),
      }),
      tags: tags
        .filter(({ entry_id }) => entry_id === id)
        .map(({ id, name, color, is_favorite: isFavorite }) => ({ id, name, color, isFavorite })),
    }));
  };
  return {
    async count(selection) {
      const [row] = await database.run<{ count: number }>(counting(selection), valuesOf(selection));
      return row?.count ?? 0;
    },
    page: async (selection, first, size) =>
      withTags(await database.run<Row>(paging(selection), [...valuesOf(selection), first, size]), selection.substrings),
    async placeOf(selection, entry) {
      const [row] = await database.run<{ place: number }>(placing(selection), [...valuesOf(selection), entry]);
      return row?.place;
    },
    part: async (characterId, after, size) =>
      withTags(await database.run<Row>(goingOn, [characterId, after ?? null, size])),
    entry: async (characterId, entry) => (await withTags(await database.run<Row>(reading, [characterId, entry])))[0],
    async add(characterId, { source, title, html, areaName, image, at }) {
      const sourceIds = 'turn' in source ? [source.turn, null] : [null, source.snippet];
      await database.run(adding, [characterId, ...sourceIds, title, html, areaName, image, at]);
    },
    deleting: (characterId, entry) => ({ ...deleting, values: [characterId, entry], rows: 1 }),
  };
}

const foundIn = (
  { title, html, areaName }: MarkedTexts,
  found: FoundRow,
  substrings: readonly string[],
): MarkedTexts => ({
  title: markSubstrings(markFound(title, found.found_title), substrings, false),
  html: markSubstrings(markFound(html, found.found_html), substrings, true),
  areaName: markSubstrings(markFound(areaName, found.found_area_name), substrings, false),
});

const valuesOf = ({
  characterId,
  tag,
  favouritesOnly,
  date,
  search,
  substrings,
}: EntrySelection): readonly unknown[] => [
  characterId,
  tag ?? null,
  favouritesOnly,
  date ?? null,
  ...(search === undefined ? [] : [search]),
  ...(search === undefined || substrings === undefined ? [] : [substrings]),
];
