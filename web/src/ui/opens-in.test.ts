import { expect, test } from 'vitest';
import { opensIn } from './opens-in.ts';

const hour = 3_600_000;

test.each([
  [58 * hour, 'opens in 3 days'],
  [38 * hour, 'opens in 2 days'],
  [36 * hour, 'opens in 36 hours'],
  [hour + 1, 'opens in 2 hours'],
  [hour, 'opens in 60 minutes'],
  [1, 'opens in 1 minute'],
  [0, 'opens now'],
])('%d ms before a lead opens, it %s', (left, words) => {
  expect(opensIn(left)).toBe(words);
});
