import type { Change } from '@underhall/engine';
import { expect, test } from 'vitest';
import { sumChanges } from './sum-changes.ts';

const at = (level: number, points = 0) => ({ level, points });
const moved = (quality: number, from: number, to: number, how: 'changed' | 'set' | 'capped' = 'changed'): Change => ({
  ...{ kind: 'quality', quality, from: at(from), to: at(to), how },
});
const rolled: Change = { kind: 'rolled', place: 0, quality: 1, chance: 50, roll: 7, passed: true };

test('sums the changes of each quality, where the last one stood', () => {
  expect(sumChanges([rolled, moved(1, 2, 3), moved(2, 9, 8), rolled, moved(2, 8, 7), moved(1, 3, 5)])).toEqual([
    ...[rolled, rolled],
    moved(2, 9, 7),
    moved(1, 2, 5),
  ]);
});

test('keeps a shared level apart from the level of the same number', () => {
  const shared: Change = { kind: 'shared', quality: 1, from: at(4), to: at(5), how: 'changed' };
  expect(sumChanges([moved(1, 0, 1), shared])).toEqual([moved(1, 0, 1), shared]);
});

test('reports a cap only if it prevented every gain', () => {
  expect(sumChanges([moved(1, 6, 7), moved(1, 7, 7, 'capped')])).toEqual([moved(1, 6, 7)]);
  expect(sumChanges([moved(1, 7, 7, 'capped'), moved(1, 7, 7, 'capped')])).toEqual([moved(1, 7, 7, 'capped')]);
});
