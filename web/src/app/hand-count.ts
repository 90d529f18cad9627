import { useQuery } from '@tanstack/react-query';
import { cardsQuery } from '../cards/cards-queries.ts';
import { hasNoLimit } from '../cards/hand-state.ts';
import { formatNumber } from '../ui/format-number.ts';

/**
 * Number of cards in the hand, of waiting cards (undefined if unlimited), and of waiting cards that fit into the hand.
 */
export type HandCount = { readonly inHand: number; readonly waiting: number | undefined; readonly drawable: number };

/** Returns undefined if there is no hand. Never fetches. */
export function useHandCount(): HandCount | undefined {
  const { data: cards } = useQuery({ ...cardsQuery, enabled: false });
  if (cards === undefined) return undefined;
  const { handSize, noneBecause, noneFits } = cards;
  // Cards of another area or another day cannot be drawn now.
  const cardsCount = noneFits ? 0 : cards.cardsCount;
  const inHand = cards.displayCards.length;
  if (noneBecause) return inHand > 0 ? { inHand, waiting: 0, drawable: 0 } : undefined;
  const drawable = Math.max(0, Math.min(cardsCount, handSize - inHand));
  return { inHand, waiting: hasNoLimit(cards) && !noneFits ? undefined : cardsCount, drawable };
}

export function countOf({ inHand, waiting = 0 }: Pick<HandCount, 'inHand' | 'waiting'>): {
  readonly count: number;
  readonly of: string;
} {
  const count = inHand + waiting;
  const cards = count === 1 ? 'card' : 'cards';
  if (inHand === 0) return { count, of: `${cards} waiting` };
  if (waiting === 0) return { count, of: `${cards} in hand` };
  return { count, of: `${cards}: ${formatNumber(inHand)} in hand, ${formatNumber(waiting)} waiting` };
}
