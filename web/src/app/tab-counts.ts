import { useActions } from '../actions/actions-queries.ts';
import { useCountsInTitle } from '../comfort/title-counts.ts';
import { useHandCount } from './hand-count.ts';

/** Counts in the title of the tab the actions and cards that wait, from the cache alone: nothing is fetched for it. */
export function useTabCounts(): void {
  const { data: counter } = useActions();
  useCountsInTitle({ actions: counter?.actions, cards: useHandCount()?.waiting });
}
