import type { Preferences } from '@underhall/contract';
import { clientStore, useStore } from '../api/client-store.ts';
import { type Markings, markIn, type Thing, useMarks } from './use-marks.ts';
import { usePreferences } from './use-preferences.ts';

export type Entry = Thing & {
  /** Plain text. The search covers `name` and `words`. */
  readonly name: string;
  readonly words?: string;
  /** Minimum number of actions that the entry costs. */
  readonly cost?: number;
  /** True if all requirements are met. */
  readonly isOpen?: boolean;
  /** True if the player must deal with this entry first. The list shows it at the top and never folds it. */
  readonly isPressing?: boolean;
};

export type Search = { readonly text: string; readonly onlyOpen: boolean; readonly onlyFavourites: boolean };
export const noSearch: Search = { text: '', onlyOpen: false, onlyFavourites: false };

export const isSearching = ({ text, onlyOpen, onlyFavourites }: Search): boolean =>
  text.trim() !== '' || onlyOpen || onlyFavourites;

type ListPreferences = Pick<Preferences, 'favouritesFirst' | 'avoided' | 'listOrder'>;

export type OrderedList<Item> = {
  readonly shown: readonly Item[];
  /** The avoided entries, if the player folds avoided entries. */
  readonly folded: readonly Item[];
};

const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Sorts and filters the list. The sort is stable: equal entries keep the story's order. */
export function orderList<Item>(
  items: readonly Item[],
  entryOf: (item: Item) => Entry,
  marks: Markings,
  preferences: ListPreferences,
  search: Search,
): OrderedList<Item> {
  const lines = items
    .map((item) => {
      const entry = entryOf(item);
      return { item, entry, mark: entry.isPressing ? undefined : markIn(marks, entry) };
    })
    .filter(({ entry }) => isFound(entry, marks, search));
  type Line = (typeof lines)[number];
  const rank = ({ entry, mark }: Line): number => {
    if (entry.isPressing) return 0;
    if (mark === 'favourite' && preferences.favouritesFirst) return 1;
    return mark === 'avoid' && preferences.avoided !== 'in place' ? 3 : 2;
  };
  const sorted = lines.sort(
    (one, other) => rank(one) - rank(other) || compare(one.entry, other.entry, preferences.listOrder),
  );
  const isFolded = ({ mark }: Line) => preferences.avoided === 'folded' && mark === 'avoid';
  return {
    shown: sorted.filter((line) => !isFolded(line)).map(({ item }) => item),
    folded: sorted.filter(isFolded).map(({ item }) => item),
  };
}

function isFound(entry: Entry, marks: Markings, { text, onlyOpen, onlyFavourites }: Search): boolean {
  if (onlyOpen && entry.isOpen === false) return false;
  if (onlyFavourites && markIn(marks, entry) !== 'favourite') return false;
  const content = plain(`${entry.name} ${entry.words ?? ''}`);
  return plain(text)
    .split(/\s+/)
    .every((word) => content.includes(word));
}

function compare(one: Entry, other: Entry, order: Preferences['listOrder']): number {
  switch (order) {
    case 'name':
      return one.name.localeCompare(other.name, 'en');
    case 'cost':
      return (one.cost ?? 0) - (other.cost ?? 0);
    case 'open':
      return Number(other.isOpen ?? true) - Number(one.isOpen ?? true);
    case 'story':
      return 0;
  }
}

/** Global, so that the search survives a visit to a story. */
export const search = clientStore<Search>(noSearch);

export const useSearch = (): Search => useStore(search);

/** Sorts and searches a long list with the settings of `ListTools`. */
export function useSearched<Item>(items: readonly Item[], entryOf: (item: Item) => Entry): OrderedList<Item> {
  return orderList(items, entryOf, useMarks(), usePreferences(), useSearch());
}

/** Moves the marked entries of a short list, such as a hand. */
export function useOrdered<Item>(items: readonly Item[], entryOf: (item: Item) => Entry): OrderedList<Item> {
  return orderList(items, entryOf, useMarks(), { ...usePreferences(), listOrder: 'story' }, noSearch);
}
