import { expect, test } from 'vitest';
import { aBranch, aStorylet, said } from '../../../testing/a-world.ts';
import { secondChancesServe } from './second-chances-serve.ts';

test('a second chance goes with its attribute', () => {
  expect(said(secondChancesServe, aStorylet('', aBranch('challenge: Watchful 4\nsecond chance: Lens')))).toEqual([]);
});

test('one of several challenges is enough', () => {
  expect(
    said(secondChancesServe, aStorylet('', aBranch('challenge: Watchful 4, Coins 4\nsecond chance: Lens'))),
  ).toEqual([]);
});

test('a second chance on another attribute serves nothing', () => {
  expect(said(secondChancesServe, aStorylet('', aBranch('challenge: Coins 4\nsecond chance: Lens')))).toEqual([
    '"Lens" serves no challenge of this branch; name one that does',
  ]);
});
