import fc from 'fast-check';
import { expect, test } from 'vitest';
import { qualitiesOf } from '../testing/a-moment.ts';
import { changedLevels, levelOf, withStanding } from './qualities.ts';

const anyQualities = fc
  .dictionary(fc.integer({ min: 1, max: 12 }).map(String), fc.integer({ min: 0, max: 2 }))
  .map(qualitiesOf);

test('finds qualities with different levels, including ones that only one state has', () => {
  fc.assert(
    fc.property(anyQualities, anyQualities, (before, after) => {
      const other = Array.from({ length: 14 }, (_, id) => id).filter(
        (id) => levelOf(before, id) !== levelOf(after, id),
      );
      expect(changedLevels(before, after)).toEqual(other);
    }),
    { seed: 13 },
  );
});

test('finds changed levels in an equal id column, and ignores changed points', () => {
  const before = qualitiesOf({ 1: 5, 3: 5, 8: 5 });
  const moved = withStanding(withStanding(before, 8, { level: 6, points: 0 }), 1, { level: 4, points: 2 });

  expect(changedLevels(before, moved)).toEqual([1, 8]);
  expect(changedLevels(before, withStanding(before, 3, { level: 5, points: 1 }))).toEqual([]);
  expect(changedLevels(before, before)).toEqual([]);
});
