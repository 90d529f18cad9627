import { queryOptions, skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { type Entry, noSearch, type Ordered, orderList, type Search } from './order-list.ts';
import { useComfort } from './use-comfort.ts';
import { useMarks } from './use-marks.ts';

/** Beside the server's answers, so that it outlives a look at one story, and goes with the character. */
const searchQuery = queryOptions<Search>({
  queryKey: ['search of the list'],
  queryFn: skipToken,
  initialData: noSearch,
});

export function useSearch(): [Search, (search: Search) => void] {
  const cache = useQueryClient();
  const { data = noSearch } = useQuery(searchQuery);
  return [data, (search) => void cache.setQueryData(searchQuery.queryKey, search)];
}

/** A long list: marked ones where they are wanted, sorted and searched with `ListTools`. */
export function useSearched<Item>(items: readonly Item[], entryOf: (item: Item) => Entry): Ordered<Item> {
  const [search] = useSearch();
  return orderList(items, entryOf, useMarks(), useComfort(), search);
}

/** A short list (choices, a hand): only what is marked moves. */
export function useOrdered<Item>(items: readonly Item[], entryOf: (item: Item) => Entry): Ordered<Item> {
  return orderList(items, entryOf, useMarks(), { ...useComfort(), listOrder: 'story' }, noSearch);
}
