import { expect, test } from 'vitest';
import { aBranch, aStorylet, messagesOf } from '../../../testing/a-world.ts';
import { challengeDifficulties } from './challenge-difficulties.ts';

test('luck may have a negative difficulty', () => {
  expect(
    messagesOf(challengeDifficulties, aStorylet('', aBranch('challenge: Coins -5 luck, Coins 5 luck, Watchful 1'))),
  ).toEqual([]);
});

test('reports luck beyond 5, and other difficulties below 1', () => {
  expect(messagesOf(challengeDifficulties, aStorylet('', aBranch('challenge: Coins 6 luck, Watchful 0')))).toEqual([
    'the difficulty of luck is out of range; use -5 to 5',
    'this difficulty is too low; use a whole number from 1',
  ]);
});
