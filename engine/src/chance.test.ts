import { expect, test } from 'vitest';
import { chanceFrom } from './chance.ts';

test('the same seed gives the same rolls', () => {
  const twice = [chanceFrom(7), chanceFrom(7)].map((chance) => Array.from({ length: 20 }, () => chance.roll(100)));
  expect(twice[0]).toEqual(twice[1]);
});

test('first rolls over a million seeds are uniform: chi-square stays under the 0.1 % bound', () => {
  const counts = new Array<number>(100).fill(0);
  for (let seed = 0; seed < 1_000_000; seed++) {
    const face = chanceFrom(Math.imul(seed, 2_654_435_761)).roll(100) - 1;
    counts[face] = (counts[face] ?? 0) + 1;
  }
  const chiSquare = counts.reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0);
  // 99 degrees of freedom: a fair die exceeds 148.2 once in a thousand runs.
  expect(chiSquare).toBeLessThan(148.2);
});
