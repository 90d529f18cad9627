import type { Comfort } from '@underhall/contract';
import { clientStore, useStore } from '../api/client-store.ts';
import { useComfort } from './use-comfort.ts';
import { type Markings, markIn, type Thing, useMarks } from './use-marks.ts';

/** One line of a list, as far as sorting and searching need to know it. */
export type Entry = Thing & {
  /** Name and further words, without markup. */
  readonly name: string;
  readonly words?: string;
  /** Actions it takes at least. */
  readonly cost?: number;
  /** Nothing locks it. */
  readonly isOpen?: boolean;
  /** Must be met before anything else, and so stands first and is never put away. */
  readonly isPressing?: boolean;
};

/** The search of a list, valid until the player opens another page. */
export type Search = { readonly text: string; readonly onlyOpen: boolean; readonly onlyFavourites: boolean };
export const noSearch: Search = { text: '', onlyOpen: false, onlyFavourites: false };

export const isSearching = ({ text, onlyOpen, onlyFavourites }: Search): boolean =>
  text.trim() !== '' || onlyOpen || onlyFavourites;

type Wishes = Pick<Comfort, 'favouritesFirst' | 'avoided' | 'listOrder'>;

export type OrderedList<Item> = {
  readonly shown: readonly Item[];
  /** The avoided ones, where they are folded away. */
  readonly folded: readonly Item[];
};

const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** The list as it is wanted. What counts as equal keeps the order in which the story has it. */
export function orderList<Item>(
  items: readonly Item[],
  entryOf: (item: Item) => Entry,
  marks: Markings,
  wishes: Wishes,
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
    if (mark === 'favourite' && wishes.favouritesFirst) return 1;
    return mark === 'avoid' && wishes.avoided !== 'in place' ? 3 : 2;
  };
  const sorted = lines.sort(
    (one, other) => rank(one) - rank(other) || compare(one.entry, other.entry, wishes.listOrder),
  );
  const isFolded = ({ mark }: Line) => wishes.avoided === 'folded' && mark === 'avoid';
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

function compare(one: Entry, other: Entry, order: Comfort['listOrder']): number {
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

/** Outlives a look at one story. */
export const search = clientStore<Search>(noSearch);

export const useSearch = (): Search => useStore(search);

/** A long list: marked ones where they are wanted, sorted and searched with `ListTools`. */
export function useSearched<Item>(items: readonly Item[], entryOf: (item: Item) => Entry): OrderedList<Item> {
  return orderList(items, entryOf, useMarks(), useComfort(), useSearch());
}

/** A short list (choices, a hand): only what is marked moves. */
export function useOrdered<Item>(items: readonly Item[], entryOf: (item: Item) => Entry): OrderedList<Item> {
  return orderList(items, entryOf, useMarks(), { ...useComfort(), listOrder: 'story' }, noSearch);
}
