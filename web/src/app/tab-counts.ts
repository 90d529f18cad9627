import { useQuery } from '@tanstack/react-query';
import { useCandle } from '../actions/actions-queries.ts';
import { cardsQuery } from '../cards/cards-queries.ts';
import { hasNoLimit } from '../cards/hand-state.ts';
import { useCountsInTitle } from '../comfort/title-counts.ts';

/** What waits, in the title of the tab, of what the page knows anyhow: nothing is fetched for it. */
export function useTabCounts(): void {
  const { data: candle } = useCandle();
  const { data: cards } = useQuery({ ...cardsQuery, enabled: false });
  const isCounted = cards && !cards.noneBecause && !hasNoLimit(cards);
  useCountsInTitle({ actions: candle?.actions, cards: isCounted ? cards.cardsCount : undefined });
}
