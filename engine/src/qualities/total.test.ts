import fc from 'fast-check';
import { expect, test } from 'vitest';
import { standingOfTotal, totalOf } from './level.ts';

const ladder = fc.record({
  climbs: fc.constantFrom('one by one' as const, 'ever steeper' as const),
  steepest: fc.constantFrom(50, 70),
});

test('a total is in levels for one-by-one qualities and in change points for others', () => {
  expect(totalOf({ level: 4, points: 0 }, { climbs: 'one by one', steepest: 50 })).toBe(4);
  expect(totalOf({ level: 4, points: 3 }, { climbs: 'ever steeper', steepest: 50 })).toBe(13);
  expect(standingOfTotal(13, { climbs: 'ever steeper', steepest: 50 })).toEqual({ level: 4, points: 3 });
  expect(standingOfTotal(13, { climbs: 'one by one', steepest: 50 })).toEqual({ level: 13, points: 0 });
});

test('totals and levels with points convert into each other', () => {
  fc.assert(
    fc.property(fc.nat({ max: 20_000 }), ladder, (total, climbs) => {
      expect(totalOf(standingOfTotal(total, climbs), climbs)).toBe(total);
    }),
    { seed: 3 },
  );
});
