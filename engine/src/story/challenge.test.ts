import { expect, test } from 'vitest';
import { aMoment } from '../testing/a-moment.ts';
import { ids } from '../testing/a-world.ts';
import { bandOf, chanceOf, exactChance } from './challenge.ts';

const chance = (kind: 'broad' | 'narrow' | 'luck', difficulty: number, level: number, worn = {}) => {
  const { character, world } = aMoment({ qualities: { [ids.watchful]: level }, character: { worn } });
  return chanceOf({ quality: ids.watchful, difficulty, kind }, character, world);
};

test('a broad challenge at its own level is 60 in 100, never certain to fail, certain when far above', () => {
  expect([chance('broad', 50, 50), chance('broad', 50, 34), chance('broad', 50, 0), chance('broad', 50, 90)]).toEqual([
    60, 40, 1, 100,
  ]);
});

test('a narrow challenge moves ten in a hundred by the level, from 10 to 100', () => {
  expect([4, 9, 10, 13, 20].map((level) => chance('narrow', 9, level))).toEqual([10, 60, 70, 100, 100]);
});

test('luck knows no level', () => {
  expect([chance('luck', 0, 0), chance('luck', -5, 90), chance('luck', 3, 90)]).toEqual([50, 100, 20]);
});

test('what is worn counts in a challenge', () => {
  expect(chance('narrow', 9, 6, { Hat: ids.hat })).toBe(60);
});

test('the band goes by the chance before it is rounded down', () => {
  const { character, world } = aMoment({ qualities: { [ids.watchful]: 9 } });
  const exact = exactChance({ quality: ids.watchful, difficulty: 50, kind: 'broad' }, character, world);
  expect([exact, bandOf(exact).onSuccess, bandOf(10).onSuccess]).toEqual([10.8, 5, 6]);
});
