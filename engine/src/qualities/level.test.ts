import fc from 'fast-check';
import { expect, test } from 'vitest';
import { costOfLevel, gain, pointsUpTo, progressOf, standingAt } from './level.ts';

const steep = (steepest: number, cap?: number) =>
  ({ climbs: 'ever steeper', steepest, ...(cap !== undefined && { cap }) }) as const;
const plain = (cap?: number) => ({ climbs: 'one by one', steepest: 50, ...(cap !== undefined && { cap }) }) as const;

test.each([
  [50, 1, 1],
  [50, 2, 3],
  [50, 3, 6],
  [50, 5, 15],
  [50, 50, 1275],
  [50, 51, 1325],
  [50, 60, 1775],
  [70, 70, 2485],
  [70, 71, 2555],
  [70, 200, 11585],
])('with a steepest level of %i, level %i takes %i change points in all', (steepest, level, total) => {
  expect(pointsUpTo(level, steepest)).toBe(total);
  expect(standingAt(total, steepest)).toEqual({ level, points: 0 });
  expect(standingAt(total - 1, steepest).level).toBe(level - 1);
});

test('a level costs as many change points as its number, up to the steepest', () => {
  expect([1, 2, 3, 5].map((level) => costOfLevel(level + 1, 50))).toEqual([2, 3, 4, 6]);
  expect([49, 50, 51, 60].map((level) => costOfLevel(level + 1, 50))).toEqual([50, 50, 50, 50]);
  expect([68, 69, 70, 200].map((level) => costOfLevel(level + 1, 70))).toEqual([69, 70, 70, 70]);
});

test('every total of change points has one level and rest, and the reverse', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 50_000 }), fc.constantFrom(50, 70), (total, steepest) => {
      const { level, points } = standingAt(total, steepest);
      expect(pointsUpTo(level, steepest) + points).toBe(total);
      expect(points).toBeLessThan(Math.min(level + 1, steepest));
    }),
  );
});

test('gained change points can be lost again, step by step', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4000 }), fc.integer({ min: 1, max: 500 }), (total, by) => {
      const from = standingAt(total, 50);
      expect(gain(gain(from, by, steep(50)), -by, steep(50))).toEqual(from);
    }),
  );
});

test('no level is below 0', () => {
  expect(gain({ level: 2, points: 1 }, -100, steep(50))).toEqual({ level: 0, points: 0 });
  expect(gain({ level: 2, points: 0 }, -3, plain())).toEqual({ level: 0, points: 0 });
});

test('one gain can lead from 0 to level 5, or stop one point short', () => {
  expect(gain({ level: 0, points: 0 }, 15, steep(50))).toEqual({ level: 5, points: 0 });
  expect(gain({ level: 0, points: 0 }, 14, steep(50))).toEqual({ level: 4, points: 4 });
});

test('a gain stops at the cap', () => {
  expect(gain({ level: 6, points: 0 }, 5, plain(7)).level).toBe(7);
  expect(gain({ level: 6, points: 5 }, 50, steep(50, 7))).toEqual({ level: 7, points: 0 });
});

test('a gain does not lower a level at or above the cap', () => {
  expect(gain({ level: 9, points: 0 }, 1, plain(7)).level).toBe(9);
  expect(gain({ level: 9, points: 6 }, 1, steep(50, 7))).toEqual({ level: 9, points: 6 });
  expect(gain({ level: 7, points: 3 }, 40, steep(50, 7))).toEqual({ level: 7, points: 3 });
});

test('progress is a whole percentage, rounded down, and -1 without change points', () => {
  expect(progressOf({ level: 195, points: 68 }, steep(70))).toBe(97);
  expect(progressOf({ level: 2, points: 1 }, steep(70))).toBe(33);
  expect(progressOf({ level: 0, points: 0 }, steep(70))).toBe(0);
  expect(progressOf({ level: 4, points: 0 }, plain())).toBe(-1);
});
