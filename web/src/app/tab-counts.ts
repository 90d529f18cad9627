import { useActions } from '../actions/actions-queries.ts';
import { useCountsInTitle } from '../preferences/title-counts.ts';
import { useHandCount } from './hand-count.ts';

/** Shows the number of actions and waiting cards in the document title. Never fetches. */
export function useTabCounts(): void {
  const { data: counter } = useActions();
  useCountsInTitle({ actions: counter?.actions, cards: useHandCount()?.waiting });
}
