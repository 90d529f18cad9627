import { expect, test } from 'vitest';
import { didYouMean } from './did-you-mean.ts';

const known = ['where', 'when', 'Watchful'];

test('the nearest known word is suggested', () => {
  expect(didYouMean('whree', known)).toBe(' Did you mean "where"?');
  expect(didYouMean('watchfull', known)).toBe(' Did you mean "Watchful"?');
});

test('a word like none of them suggests nothing', () => {
  expect(didYouMean('candle', known)).toBe('');
});
