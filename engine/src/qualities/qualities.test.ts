import fc from 'fast-check';
import { expect, test } from 'vitest';
import { levelOf, noQualities, rowOf, standingOf, withStanding } from './qualities.ts';

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

test('a change leaves the value it started from as it was', () => {
  const before = withStanding(noQualities, 5, { level: 1, points: 0 });
  withStanding(before, 5, { level: 9, points: 0 });
  withStanding(before, 4, { level: 9, points: 0 });
  expect([levelOf(before, 4), levelOf(before, 5)]).toEqual([0, 1]);
});
