import { expect, test } from 'vitest';
import { chancesMet } from './chances-met.ts';

/** So many rolls at each of some chances. */
const met = (rolls: Readonly<Record<number, number>>) =>
  chancesMet(Array.from({ length: 101 }, (_, chance) => rolls[chance] ?? 0));

test('rolls at 45 to 85 percent are open; the others are below or above', () => {
  expect(met({ 44: 1, 45: 2, 85: 3, 86: 4 })).toEqual({ below: 0.1, open: 0.5, above: 0.4 });
  expect(met({ 1: 1, 100: 3 })).toEqual({ below: 0.25, open: 0, above: 0.75 });
});
