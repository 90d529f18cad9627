import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Quality } from '../qualities/quality.ts';
import { aMoment, qualitiesOf } from '../testing/a-moment.ts';
import { aQuality, aWorld, ids } from '../testing/a-world.ts';
import { bandOf, chanceOf, exactChance } from './challenge.ts';
import type { Challenge } from './storylet.ts';

const odd = 301;
const challengeOf = (kind: Challenge['kind'], difficulty: number, quality: number = ids.watchful): Challenge => ({
  quality,
  difficulty,
  kind,
});
const chance = (kind: Challenge['kind'], difficulty: number, level: number, worn = {}) => {
  const { character, world } = aMoment({ qualities: { [ids.watchful]: level }, character: { worn } });
  return chanceOf(challengeOf(kind, difficulty), { character, world });
};
/** The chance for a quality with these settings, at a level. */
const oddly = (about: Partial<Quality>, kind: Challenge['kind'], difficulty: number, level: number) => {
  const qualities = [...aWorld().pack.qualities, aQuality({ id: odd, ...about })];
  const { character, world } = aMoment({ pack: { qualities }, qualities: { [odd]: level } });
  return chanceOf(challengeOf(kind, difficulty, odd), { character, world });
};

test('a broad challenge at equal level has 60 %, at least 1 % and at most 100 %', () => {
  expect([50, 34, 0, 83, 84, 90].map((level) => chance('broad', 50, level))).toEqual([60, 40, 1, 99, 100, 100]);
});

test('a broad challenge of difficulty 0 always succeeds', () => {
  expect([chance('broad', 0, 0), chance('broad', -3, 0), chance('broad', 1, 0)]).toEqual([100, 100, 1]);
});

test('a narrow challenge changes by ten points per level, from 10 % to 100 %', () => {
  expect([3, 4, 5, 9, 10, 13, 20].map((level) => chance('narrow', 9, level))).toEqual([10, 10, 20, 60, 70, 100, 100]);
});

test('luck does not depend on a level', () => {
  expect([chance('luck', 0, 0), chance('luck', -5, 90), chance('luck', 3, 90)]).toEqual([50, 100, 20]);
  expect([chance('luck', 4, 0), chance('luck', 5, 0), chance('luck', -6, 0)]).toEqual([10, 10, 100]);
});

test('the scaler sets the chance of a broad challenge at equal level', () => {
  expect(oddly({ scaler: 80 }, 'broad', 50, 50)).toBe(80);
  expect(oddly({ scaler: 50 }, 'broad', 50, 50)).toBe(50);
  expect(oddly({ scaler: 80 }, 'narrow', 9, 9)).toBe(60);
});

test('the step sets the chance per level of a narrow challenge, and may be negative', () => {
  expect([8, 9, 10].map((level) => oddly({ step: 5 }, 'narrow', 9, level))).toEqual([55, 60, 65]);
  expect([0, 8, 9, 10, 14].map((level) => oddly({ step: -10 }, 'narrow', 9, level))).toEqual([100, 70, 60, 50, 10]);
  expect(oddly({ step: 5 }, 'broad', 10, 10)).toBe(60);
});

test('worn items count in a challenge', () => {
  expect(chance('narrow', 9, 6, { Hat: ids.hat })).toBe(60);
});

test('hidden, shared and removed qualities can be challenged', () => {
  expect(oddly({ hidden: true }, 'narrow', 9, 10)).toBe(70);

  const qualities = [...aWorld().pack.qualities, aQuality({ id: odd, shared: true })];
  const { character, world } = aMoment({ pack: { qualities }, qualities: { [odd]: 90 } });
  const rainy = { ...world, shared: qualitiesOf({ [odd]: 10 }) };
  expect(chanceOf(challengeOf('narrow', 9, odd), { character, world: rainy })).toBe(70);

  const withLostQuality = aMoment({ qualities: { 999: 10 } });
  expect(chanceOf(challengeOf('narrow', 9, 999), withLostQuality)).toBe(70);
});

test('the displayed chance is the exact one, rounded down', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('broad', 'narrow', 'luck'),
      fc.integer({ min: -5, max: 200 }),
      fc.nat(250),
      (kind, difficulty, level) => {
        const { character, world } = aMoment({ qualities: { [ids.watchful]: level } });
        const exact = exactChance(challengeOf(kind, difficulty), { character, world });
        const shown = chanceOf(challengeOf(kind, difficulty), { character, world });
        expect([Math.floor(exact), exact >= 1, exact <= 100]).toEqual([shown, true, true]);
      },
    ),
  );
});

test('a higher level never lowers the chance', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('broad', 'narrow'),
      fc.integer({ min: 0, max: 200 }),
      fc.nat(250),
      (kind, difficulty, level) => {
        expect(chance(kind, difficulty, level + 1)).toBeGreaterThanOrEqual(chance(kind, difficulty, level));
      },
    ),
  );
});

test('the band depends on the chance before rounding', () => {
  const exact = (level: number) => {
    const { character, world } = aMoment({ qualities: { [ids.watchful]: level } });
    return exactChance(challengeOf('broad', 50), { character, world });
  };
  expect([exact(9), bandOf(exact(9)).onSuccess, bandOf(10).onSuccess]).toEqual([10.8, 5, 6]);
  expect([exact(34), bandOf(exact(34)), bandOf(40)]).toEqual([40.8, bandOf(50), bandOf(31)]);
});

test.each([
  [1, 'almost hopeless', 6, 4],
  [10, 'almost hopeless', 6, 4],
  [10.1, 'a long shot', 5, 3],
  [30, 'a long shot', 5, 3],
  [30.1, 'against you', 4, 2],
  [40, 'against you', 4, 2],
  [40.1, 'even at the best', 3, 1],
  [50, 'even at the best', 3, 1],
  [50.1, 'a little better than even', 3, 1],
  [60, 'a little better than even', 3, 1],
  [60.1, 'fair', 2, 1],
  [70, 'fair', 2, 1],
  [70.1, 'favourable', 2, 1],
  [80, 'favourable', 2, 1],
  [80.1, 'easy', 2, 1],
  [90, 'easy', 2, 1],
  [90.1, 'plain sailing', 1, 1],
  [100, 'plain sailing', 1, 1],
])(
  'a chance of %d in 100 is called %s, and teaches %i on success and %i on failure',
  (of, name, onSuccess, onFailure) => {
    expect(bandOf(of)).toMatchObject({ name, onSuccess, onFailure });
  },
);
