import type { JournalEntry, JournalPage, JournalQuery, JournalTag } from '@underhall/contract';

export const sorts = ['Newest', 'Oldest'] as const;
export type Sort = (typeof sorts)[number];
export type FilterBy = 'No Filter' | number;

/** Filter, page and order of a journal. Pages are numbered from 0. */
export type JournalSelection = {
  readonly page: number;
  readonly sortBy: Sort;
  readonly filterBy: FilterBy;
  readonly isFavouritesOnly: boolean;
  /** YYYY-MM-DD, or empty. */
  readonly date: string;
  readonly search: string;
  /** Shows the page that contains this entry until the user selects another page. */
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

/** Returns to the first page. */
export const changeSelection = (chosen: JournalSelection, change: Partial<JournalSelection>): JournalSelection => ({
  ...chosen,
  page: 0,
  fromId: undefined,
  ...change,
});

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

/** The displayed page number and page count. Page numbers start at 1. */
export const shownPages = ({ page, pageCount }: Pick<JournalState, 'page' | 'pageCount'>) => ({
  page: page + 1,
  pages: Math.max(1, pageCount),
});

/** A UTC date in the format that requests use. */
export const dayOf = (date: Date): string => date.toISOString().slice(0, 10);

/** Toggles a colour: pressing the current one removes it. */
export const toggleColor = (last: JournalTag['color'], pressed: JournalTag['color']): JournalTag['color'] =>
  last === pressed ? 'None' : pressed;

/** History state that shows the page Myself in its journal mode. */
export const journalMode = { isJournal: true } as const;

export const profilePath = (characterName: string, entry?: number): string =>
  `/profile/${encodeURIComponent(characterName)}${entry === undefined ? '' : `/${entry}`}`;
