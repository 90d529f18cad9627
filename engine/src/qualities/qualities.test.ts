import fc from 'fast-check';
import { expect, test } from 'vitest';
import { levelOf, noQualities, nothing, rowOf, standingOf, withStanding } from './qualities.ts';

const changes = fc.array(
  fc.tuple(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 0, max: 9 }), fc.integer({ min: 0, max: 9 })),
  { maxLength: 80 },
);

test('the columns contain the same as a map, sorted by id', () => {
  fc.assert(
    fc.property(changes, (list) => {
      const map = new Map<number, { level: number; points: number }>();
      const qualities = list.reduce((sofar, [id, level, points]) => {
        map.set(id, { level, points });
        return withStanding(sofar, id, { level, points });
      }, noQualities);
      for (let id = 0; id <= 61; id++)
        expect(standingOf(qualities, id)).toEqual(map.get(id) ?? { level: 0, points: 0 });
      expect(qualities.ids).toEqual([...map.keys()].sort((a, b) => a - b));
    }),
  );
});

test('a quality keeps its row for ever, and no two share one', () => {
  fc.assert(
    fc.property(changes, (list) => {
      const first = new Map<number, number>();
      let qualities = noQualities;
      for (const [id, level] of list) {
        qualities = withStanding(qualities, id, { level, points: 0 });
        if (!first.has(id)) first.set(id, rowOf(qualities, id));
        expect(rowOf(qualities, id)).toBe(first.get(id));
      }
      expect(new Set(qualities.rows).size).toBe(qualities.rows.length);
    }),
  );
});

test('an empty character has level 0 in everything, and the first quality gets row 1', () => {
  expect([levelOf(noQualities, 5), standingOf(noQualities, 5), rowOf(noQualities, 5)]).toEqual([0, nothing, 0]);
  expect(noQualities).toEqual({ ids: [], levels: [], points: [], rows: [] });

  const qualities = withStanding(withStanding(noQualities, 5, { level: 2, points: 1 }), 4, { level: 1, points: 0 });
  expect([rowOf(qualities, 5), rowOf(qualities, 4), rowOf(qualities, 6), rowOf(qualities, 3)]).toEqual([1, 2, 0, 0]);
  expect([levelOf(qualities, 3), levelOf(qualities, 6)]).toEqual([0, 0]);
});

test('a change does not modify the original', () => {
  const before = withStanding(noQualities, 5, { level: 1, points: 0 });
  withStanding(before, 5, { level: 9, points: 0 });
  withStanding(before, 4, { level: 9, points: 0 });
  expect([levelOf(before, 4), levelOf(before, 5)]).toEqual([0, 1]);
});
