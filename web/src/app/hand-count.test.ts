import { expect, test } from 'vitest';
import { countOf } from './hand-count.ts';

test.each([
  [{ inHand: 0, waiting: 6 }, '6 cards waiting'],
  [{ inHand: 0, waiting: 1 }, '1 card waiting'],
  [{ inHand: 1, waiting: 0 }, '1 card in hand'],
  [{ inHand: 2, waiting: undefined }, '2 cards in hand'],
  [{ inHand: 1, waiting: 4 }, '5 cards: 1 in hand, 4 waiting'],
  [{ inHand: 0, waiting: undefined }, '0 cards waiting'],
])('%j is shown as %s', (hand, words) => {
  const { count, of } = countOf(hand);
  expect(`${count} ${of}`).toBe(words);
});
