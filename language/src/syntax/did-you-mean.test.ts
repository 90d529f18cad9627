import { expect, test } from 'vitest';
import { didYouMean } from './did-you-mean.ts';

const known = ['where', 'when', 'Watchful'];

test('suggests the nearest known word', () => {
  expect(didYouMean('whree', known)).toBe(' Did you mean "where"?');
  expect(didYouMean('watchfull', known)).toBe(' Did you mean "Watchful"?');
});

test('a long name may lack a short word, a short one may not', () => {
  const titles = ['Many Hands at the Mangle', 'The Sock'];

  expect(didYouMean('Many Hands at Mangle', titles)).toBe(' Did you mean "Many Hands at the Mangle"?');
  expect(didYouMean('Manly Hand at Mangel', titles)).toBe('');
  expect(didYouMean('The Moon', titles)).toBe('');
});

test('suggests the shortest name that contains the words', () => {
  const names = ['Nan Tull of the Loft', 'Nan Tull', 'Nanny'];

  expect(didYouMean('nan', names)).toBe(' Did you mean "Nan Tull"?');
  expect(didYouMean('Of The Loft', names)).toBe(' Did you mean "Nan Tull of the Loft"?');
  expect(didYouMean('of', names)).toBe('');
  expect(didYouMean('Tul', ['Some Tully'])).toBe('');
});

test('suggests nothing without a similar word', () => {
  expect(didYouMean('candle', known)).toBe('');
});
