import fc from 'fast-check';
import { expect, test } from 'vitest';
import { levelOf, noQualities, nothing, rowOf, standingOf, withStanding } from './qualities.ts';

const changes = fc.array(
  fc.tuple(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 0, max: 9 }), fc.integer({ min: 0, max: 9 })),
  { maxLength: 80 },
);

test('the columns hold what a map would hold, sorted by id', () => {
  fc.assert(
    fc.property(changes, (list) => {
      const map = new Map<number, { level: number; points: number }>();
      const held = list.reduce((sofar, [id, level, points]) => {
        map.set(id, { level, points });
        return withStanding(sofar, id, { level, points });
      }, noQualities);
      for (let id = 0; id <= 61; id++) expect(standingOf(held, id)).toEqual(map.get(id) ?? { level: 0, points: 0 });
      expect(held.ids).toEqual([...map.keys()].sort((a, b) => a - b));
    }),
  );
});

test('a quality keeps its row for ever, and no two share one', () => {
  fc.assert(
    fc.property(changes, (list) => {
      const first = new Map<number, number>();
      let held = noQualities;
      for (const [id, level] of list) {
        held = withStanding(held, id, { level, points: 0 });
        if (!first.has(id)) first.set(id, rowOf(held, id));
        expect(rowOf(held, id)).toBe(first.get(id));
      }
      expect(new Set(held.rows).size).toBe(held.rows.length);
    }),
  );
});

test('who has nothing has none of anything, and the first thing is number one', () => {
  expect([levelOf(noQualities, 5), standingOf(noQualities, 5), rowOf(noQualities, 5)]).toEqual([0, nothing, 0]);
  expect(noQualities).toEqual({ ids: [], levels: [], points: [], rows: [] });

  const held = withStanding(withStanding(noQualities, 5, { level: 2, points: 1 }), 4, { level: 1, points: 0 });
  expect([rowOf(held, 5), rowOf(held, 4), rowOf(held, 6), rowOf(held, 3)]).toEqual([1, 2, 0, 0]);
  expect([levelOf(held, 3), levelOf(held, 6)]).toEqual([0, 0]);
});

test('a change leaves the value it started from as it was', () => {
  const before = withStanding(noQualities, 5, { level: 1, points: 0 });
  withStanding(before, 5, { level: 9, points: 0 });
  withStanding(before, 4, { level: 9, points: 0 });
  expect([levelOf(before, 4), levelOf(before, 5)]).toEqual([0, 1]);
});
