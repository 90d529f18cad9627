import { clientStore, useStore } from '../api/client-store.ts';
import { type Entry, noSearch, type Ordered, orderList, type Search } from './order-list.ts';
import { useComfort } from './use-comfort.ts';
import { useMarks } from './use-marks.ts';

/** Outlives a look at one story. */
export const search = clientStore<Search>(noSearch);

export const useSearch = (): Search => useStore(search);

/** A long list: marked ones where they are wanted, sorted and searched with `ListTools`. */
export function useSearched<Item>(items: readonly Item[], entryOf: (item: Item) => Entry): Ordered<Item> {
  return orderList(items, entryOf, useMarks(), useComfort(), useSearch());
}

/** A short list (choices, a hand): only what is marked moves. */
export function useOrdered<Item>(items: readonly Item[], entryOf: (item: Item) => Entry): Ordered<Item> {
  return orderList(items, entryOf, useMarks(), { ...useComfort(), listOrder: 'story' }, noSearch);
}
