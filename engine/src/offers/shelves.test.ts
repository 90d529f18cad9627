import { expect, test } from 'vitest';
import { aMoment } from '../testing/a-moment.ts';
import { aStorylet, ids } from '../testing/a-world.ts';
import { shelvesAt } from './fitting.ts';

const storylets = [
  aStorylet({ id: 1, areas: [ids.quay, ids.square, ids.quay] }),
  aStorylet({ id: 2, areas: [] }),
  aStorylet({ id: 3, areas: [], settings: [1, 2] }),
  aStorylet({ id: 4, areas: [ids.quay], settings: [1] }),
  aStorylet({ id: 5, areas: [ids.quay], settings: [2] }),
  aStorylet({ id: 6, deck: 'sometimes' }),
];
const { world, character } = aMoment({ storylets });
const onShelves = (area: number) =>
  shelvesAt('always', { character: { ...character, area }, world }).map((shelf) => shelf.storylets.map(({ id }) => id));

test('what may be met in a place stands on its shelves, each storylet once', () => {
  expect(onShelves(ids.quay).toSorted()).toEqual([[1], [2], [3], [4]]);
  expect(onShelves(ids.square).toSorted()).toEqual([[1], [2], [3]]);
  expect(onShelves(0)).toEqual([[2]]);
});

test('a shelf is filled once for everybody, whatever the levels that are everybody’s', () => {
  const [shelf] = shelvesAt('always', { character, world });
  expect(shelvesAt('always', { character: { ...character }, world: { ...world } })[0]).toBe(shelf);
});

test('another pack has other shelves', () => {
  const other = aMoment({ storylets: [aStorylet({ id: 9 })] });
  expect(shelvesAt('always', other).map((shelf) => shelf.storylets)).toEqual([other.world.pack.storylets]);
});
