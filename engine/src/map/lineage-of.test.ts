import { expect, test } from 'vitest';
import { anArea } from '../testing/a-place.ts';
import { aWorld } from '../testing/a-world.ts';
import type { Area } from './area.ts';
import { lineageOf } from './lineage.ts';

const lineOf = (areas: readonly [Area, ...Area[]]) =>
  lineageOf(areas[0], aWorld({ pack: { areas } })).map(({ id }) => id);

test('the lineage of an area lists its ancestors outwards', () => {
  expect(lineOf([anArea({ id: 1, parent: 2 }), anArea({ id: 2, parent: 3 }), anArea({ id: 3 })])).toEqual([1, 2, 3]);
  expect(lineOf([anArea({ id: 1, parent: 9 })])).toEqual([1]);
});

test('the lineage ends in a cycle of areas', () => {
  expect(lineOf([anArea({ id: 1, parent: 2 }), anArea({ id: 2, parent: 1 })])).toEqual([1, 2]);
});
