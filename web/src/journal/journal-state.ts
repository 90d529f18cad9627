import type { JournalEntry, JournalPage, JournalQuery, JournalTag } from '@underhall/contract';

export const sorts = ['Newest', 'Oldest'] as const;
export type Sort = (typeof sorts)[number];
export type FilterBy = 'No Filter' | number;

/** The part of a journal that is looked at, and its order. Pages count from 0. */
export type JournalSelection = {
  readonly page: number;
  readonly sortBy: Sort;
  readonly filterBy: FilterBy;
  readonly isFavouritesOnly: boolean;
  /** YYYY-MM-DD, or nothing. */
  readonly date: string;
  /** The words that are searched for, or nothing. */
  readonly search: string;
  /** The entry whose page is shown, until another page is asked for. */
  readonly fromId?: number | undefined;
};

export const initialSelection: JournalSelection = {
  page: 0,
  sortBy: 'Newest',
  filterBy: 'No Filter',
  isFavouritesOnly: false,
  date: '',
  search: '',
};

/** The journal as a page shows it. */
export type JournalState = {
  readonly entries: readonly JournalEntry[];
  readonly favorites: readonly JournalEntry[];
  readonly tags: readonly JournalTag[];
  readonly page: number;
  readonly pageCount: number;
  readonly previous?: number | undefined;
  readonly next?: number | undefined;
  readonly sortBy: Sort;
  readonly filterBy: FilterBy;
};

export function journalState(
  { sortBy, filterBy, isFavouritesOnly }: JournalSelection,
  reply: JournalPage | undefined,
  tags: readonly JournalTag[] = [],
): JournalState {
  const entries = reply?.entries ?? [];
  return {
    entries: isFavouritesOnly ? [] : entries,
    favorites: isFavouritesOnly ? entries : [],
    tags,
    page: reply?.page ?? 0,
    pageCount: reply?.pageCount ?? 0,
    previous: reply?.previous,
    next: reply?.next,
    sortBy,
    filterBy,
  };
}

/** The choice with something in it changed: the list begins anew. */
export const changedSelection = (chosen: JournalSelection, change: Partial<JournalSelection>): JournalSelection => ({
  ...chosen,
  page: 0,
  fromId: undefined,
  ...change,
});

/** The fields of the call. `No Filter` sends none. */
export function queryOf(
  { page, sortBy, filterBy, date, search, fromId }: JournalSelection,
  characterName?: string,
): JournalQuery {
  return {
    page,
    sortBy: sorts.indexOf(sortBy),
    ...(filterBy !== 'No Filter' && { filterBy }),
    ...(date && { date }),
    ...(search && { search }),
    ...(fromId !== undefined && { fromId }),
    ...(characterName !== undefined && { characterName }),
  };
}

/** Pages as they are shown: from 1, of at least 1. */
export const shownPages = ({ page, pageCount }: Pick<JournalState, 'page' | 'pageCount'>) => ({
  page: page + 1,
  pages: Math.max(1, pageCount),
});

/** A day as calls have it, UTC. */
export const dayOf = (date: Date): string => date.toISOString().slice(0, 10);

/** The colour after a press on one: the same again takes it away. */
export const colorAfter = (last: JournalTag['color'], pressed: JournalTag['color']): JournalTag['color'] =>
  last === pressed ? 'None' : pressed;

/** The state of an entry of the browser's history where Myself is shown as the journal. */
export const journalMode = { isJournal: true } as const;

/** The address of a profile, or of one entry of its journal. */
export const profilePath = (characterName: string, entry?: number): string =>
  `/profile/${encodeURIComponent(characterName)}${entry === undefined ? '' : `/${entry}`}`;
