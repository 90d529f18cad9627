import { expect, test } from 'vitest';
import { aMoment } from '../testing/a-moment.ts';
import { aStorylet, ids } from '../testing/a-world.ts';
import { indexesAt } from './fitting.ts';

const storylets = [
  aStorylet({ id: 1, areas: [ids.quay, ids.square, ids.quay] }),
  aStorylet({ id: 2, areas: [] }),
  aStorylet({ id: 3, areas: [], settings: [1, 2] }),
  aStorylet({ id: 4, areas: [ids.quay], settings: [1] }),
  aStorylet({ id: 5, areas: [ids.quay], settings: [2] }),
  aStorylet({ id: 6, deck: 'sometimes' }),
];
const { world, character } = aMoment({ storylets });
const inIndexes = (area: number) =>
  indexesAt('listed', { character: { ...character, area }, world }).map((index) => index.storylets.map(({ id }) => id));

test('each storylet that belongs to a place is in exactly one of its indexes', () => {
  expect(inIndexes(ids.quay).toSorted()).toEqual([[1], [2], [3], [4]]);
  expect(inIndexes(ids.square).toSorted()).toEqual([[1], [2], [3]]);
  expect(inIndexes(0)).toEqual([[2]]);
});

test('an index is built once for all characters, whatever the shared levels', () => {
  const [index] = indexesAt('listed', { character, world });
  expect(indexesAt('listed', { character: { ...character }, world: { ...world } })[0]).toBe(index);
});

test('another pack has its own indexes', () => {
  const other = aMoment({ storylets: [aStorylet({ id: 9 })] });
  expect(indexesAt('listed', other).map((index) => index.storylets)).toEqual([other.world.pack.storylets]);
});
