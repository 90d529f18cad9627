import { useQuery } from '@tanstack/react-query';
import { cardsQuery } from '../cards/cards-queries.ts';
import { hasNoLimit } from '../cards/hand-state.ts';
import { figures } from '../ui/figures.ts';

/** The cards held, and those to draw: undefined where drawing has no end. */
export type HandCount = { readonly held: number; readonly waiting: number | undefined };

/** Counts the cards from the cache alone; undefined where there is no hand. */
export function useHandCount(): HandCount | undefined {
  const { data: cards } = useQuery({ ...cardsQuery, enabled: false });
  if (cards === undefined) return undefined;
  const { displayCards, cardsCount, noneBecause } = cards;
  if (noneBecause) return displayCards.length > 0 ? { held: displayCards.length, waiting: 0 } : undefined;
  return { held: displayCards.length, waiting: hasNoLimit(cards) ? undefined : cardsCount };
}

/** A figure for a small sign, and the things it counts: `6`, `cards waiting`. */
export function countOf({ held, waiting = 0 }: HandCount): { readonly count: number; readonly of: string } {
  const count = held + waiting;
  const cards = count === 1 ? 'card' : 'cards';
  if (held === 0) return { count, of: `${cards} waiting` };
  if (waiting === 0) return { count, of: `${cards} in hand` };
  return { count, of: `${cards}: ${figures(held)} in hand, ${figures(waiting)} waiting` };
}
