import { useQuery } from '@tanstack/react-query';
import { useActions } from '../actions/actions-queries.ts';
import { cardsQuery } from '../cards/cards-queries.ts';
import { hasNoLimit } from '../cards/hand-state.ts';
import { useCountsInTitle } from '../comfort/title-counts.ts';

/** Counts in the title of the tab the actions and cards that wait, from the cache alone: nothing is fetched for it. */
export function useTabCounts(): void {
  const { data: counter } = useActions();
  useCountsInTitle({ actions: counter?.actions, cards: useCardsWaiting() });
}

/** The number of cards to draw, from the cache alone; undefined where they are not counted. */
export function useCardsWaiting(): number | undefined {
  const { data: cards } = useQuery({ ...cardsQuery, enabled: false });
  const isCounted = cards && !cards.noneBecause && !hasNoLimit(cards);
  return isCounted ? cards.cardsCount : undefined;
}
