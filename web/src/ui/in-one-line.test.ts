import { expect, test } from 'vitest';
import { inOneLine } from './in-one-line.ts';

const watchful = {
  name: 'Watchful',
  nature: 'Status',
  nameAndLevel: 'Watchful 1,006/2,000 - Dim',
  effectiveLevel: 1006,
  levelDescription: 'Dim',
} as const;

test('a trait is told with its level and its stage, and never with the highest it may have', () => {
  expect(inOneLine(watchful)).toBe('Watchful 1,006 - Dim');
  expect(inOneLine({ ...watchful, levelDescription: '' })).toBe('Watchful 1,006');
});

test('of a thing it is told how many there are', () => {
  const ends = { ...watchful, nature: 'Thing', name: 'Candle-End', nameAndLevel: '3 x Candle-End' } as const;
  expect(inOneLine(ends)).toBe('3 x Candle-End');
});
