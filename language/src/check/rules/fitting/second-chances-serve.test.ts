import { expect, test } from 'vitest';
import { aBranch, aStorylet, messagesOf } from '../../../testing/a-world.ts';
import { secondChancesServe } from './second-chances-serve.ts';

test('a second chance goes with its attribute', () => {
  expect(messagesOf(secondChancesServe, aStorylet('', aBranch('challenge: Watchful 4\nsecond chance: Lens')))).toEqual(
    [],
  );
});

test('one of several challenges is enough', () => {
  expect(
    messagesOf(secondChancesServe, aStorylet('', aBranch('challenge: Watchful 4, Coins 4\nsecond chance: Lens'))),
  ).toEqual([]);
});

test('a second chance on another attribute serves nothing', () => {
  expect(messagesOf(secondChancesServe, aStorylet('', aBranch('challenge: Coins 4\nsecond chance: Lens')))).toEqual([
    '"Lens" serves no challenge of this branch; name one that does',
  ]);
});
