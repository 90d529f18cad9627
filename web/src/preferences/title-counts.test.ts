import { expect, test } from 'vitest';
import { countsInWords } from './title-counts.ts';

test.each([
  [{ cards: 2, actions: 14 }, '(2 cards, 14 actions) '],
  [{ cards: 1, actions: 1 }, '(1 card, 1 action) '],
  [{ cards: 0, actions: 3 }, '(3 actions) '],
  [{ actions: 0 }, ''],
  [{}, ''],
])('formats %j as "%s"', (waiting, words) => {
  expect(countsInWords(waiting)).toBe(words);
});
