import { expect, test } from 'vitest';
import { didYouMean } from './did-you-mean.ts';

const known = ['where', 'when', 'Watchful'];

test('the nearest known word is suggested', () => {
  expect(didYouMean('whree', known)).toBe(' Did you mean "where"?');
  expect(didYouMean('watchfull', known)).toBe(' Did you mean "Watchful"?');
});

test('in a long name a little word may be missing, and in a short one it may not', () => {
  const titles = ['Many Hands at the Mangle', 'The Sock'];

  expect(didYouMean('Many Hands at Mangle', titles)).toBe(' Did you mean "Many Hands at the Mangle"?');
  expect(didYouMean('Manly Hand at Mangel', titles)).toBe('');
  expect(didYouMean('The Moon', titles)).toBe('');
});

test('half a name is nearly that name, the shortest there is', () => {
  const names = ['Nan Tull of the Loft', 'Nan Tull', 'Nanny'];

  expect(didYouMean('nan', names)).toBe(' Did you mean "Nan Tull"?');
  expect(didYouMean('Of The Loft', names)).toBe(' Did you mean "Nan Tull of the Loft"?');
  expect(didYouMean('of', names)).toBe('');
  expect(didYouMean('Tul', ['Some Tully'])).toBe('');
});

test('a word like none of them suggests nothing', () => {
  expect(didYouMean('candle', known)).toBe('');
});
