import { expect, test } from 'vitest';
import { aStorylet, aWorld } from '../testing/a-world.ts';
import { musts } from './due.ts';

test('forced storylets are in list order, without cards, and cached per pack', () => {
  const must = { urgency: 'must' } as const;
  const world = aWorld({
    storylets: [
      aStorylet({ id: 1, order: 3, ...must }),
      aStorylet({ id: 2, order: 1, ...must }),
      aStorylet({ id: 3, order: 2, ...must, deck: 'sometimes' }),
      aStorylet({ id: 4, order: 2, ...must, deck: 'never' }),
      aStorylet({ id: 5, urgency: 'high' }),
    ],
  });
  expect(musts(world).map(({ id }) => id)).toEqual([2, 1]);
  expect(musts(world)).toBe(musts({ ...world }));
  expect(musts(aWorld())).toEqual([]);
});
