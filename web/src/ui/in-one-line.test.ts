import { expect, test } from 'vitest';
import { inOneLine } from './in-one-line.ts';

const watchful = {
  name: 'Watchful',
  nature: 'Status',
  nameAndLevel: 'Watchful 1,006/2,000 - Dim',
  effectiveLevel: 1006,
  levelDescription: 'Dim',
} as const;

test('shows a trait with its level and stage, and never with its maximum', () => {
  expect(inOneLine(watchful)).toBe('Watchful 1,006 - Dim');
  expect(inOneLine({ ...watchful, levelDescription: '' })).toBe('Watchful 1,006');
});

test('shows a thing with its count', () => {
  const ends = { ...watchful, nature: 'Thing', name: 'Candle-End', nameAndLevel: '3 x Candle-End' } as const;
  expect(inOneLine(ends)).toBe('3 x Candle-End');
});
