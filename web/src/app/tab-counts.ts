import { useActions } from '../actions/actions-queries.ts';
import { useCountsInTitle } from '../preferences/title-counts.ts';
import { useHandCount } from './hand-count.ts';

/** Shows waiting actions and cards in the document title. Reads the cache only. */
export function useTabCounts(): void {
  const { data: counter } = useActions();
  useCountsInTitle({ actions: counter?.actions, cards: useHandCount()?.waiting });
}
