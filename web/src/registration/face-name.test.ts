import { expect, test } from 'vitest';
import { faceName } from './face-name.ts';

test('a face has the words of the world, or else the name of its picture in words', () => {
  const names = { moth: 'A hat with a moth on it' };

  expect(faceName('moth', names)).toBe('A hat with a moth on it');
  expect(faceName('flat-cap', names)).toBe('Flat cap');
});
