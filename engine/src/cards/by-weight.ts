import type { Storylet } from '../story/storylet.ts';

/** `sums` are running sums of the weights, for binary search. */
export type WeightedCards = { readonly cards: readonly Storylet[]; readonly sums: readonly number[] };

export function weigh(cards: readonly Storylet[]): WeightedCards {
  let sum = 0;
  const sums = cards.map(({ frequency }) => {
    sum += frequency;
    return sum;
  });
  return { cards, sums };
}

/** Number of sides of the die that draws a card. */
export const weightOf = ({ sums }: WeightedCards): number => sums.at(-1) ?? 0;

/** `roll` is from 1 to the sum of all weights. */
export function cardAt({ cards, sums }: WeightedCards, roll: number): Storylet {
  let low = 0;
  let high = sums.length - 1;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sums[middle] as number) < roll) low = middle + 1;
    else high = middle;
  }
  return cards[low] as Storylet;
}
