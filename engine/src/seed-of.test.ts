import { expect, test } from 'vitest';
import { chanceFrom } from './chance.ts';
import { seedOf } from './seed-of.ts';

const week = 7 * 24 * 3600 * 1000;

test('the same numbers give the same 32-bit seed', () => {
  expect(seedOf(3, 1_800_000_000_000)).toBe(seedOf(3, 1_800_000_000_000));
  for (let part = 0; part < 100; part++) {
    const seed = seedOf(part, part * week);
    expect(Number.isInteger(seed) && seed >= 0 && seed < 2 ** 32).toBe(true);
  }
});

test('each number, its position and its upper half change the seed', () => {
  const seeds = [seedOf(), seedOf(0), seedOf(1), seedOf(1, 2), seedOf(2, 1), seedOf(1, 2, 0), seedOf(1 + 2 ** 32)];
  expect(new Set(seeds).size).toBe(seeds.length);
});

test('the same luck seed gives fair rolls week after week', () => {
  const faces = [0, 0, 0, 0, 0, 0];
  for (let weeks = 0; weeks < 6000; weeks++) {
    const face = chanceFrom(seedOf(12345, 1_700_000_000_000 + weeks * week)).roll(6) - 1;
    faces[face] = (faces[face] as number) + 1;
  }
  const strays = faces.map((count) => (count - 1000) ** 2 / 1000);
  // Five degrees of freedom: a fair die exceeds this once in a thousand runs.
  expect(strays.reduce((sum, stray) => sum + stray, 0)).toBeLessThan(20.52);
});
