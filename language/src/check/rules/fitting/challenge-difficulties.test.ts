import { expect, test } from 'vitest';
import { aBranch, aStorylet, messagesOf } from '../../../testing/a-world.ts';
import { challengeDifficulties } from './challenge-difficulties.ts';

test('luck may have a difficulty below nought', () => {
  expect(
    messagesOf(challengeDifficulties, aStorylet('', aBranch('challenge: Coins -5 luck, Coins 5 luck, Watchful 1'))),
  ).toEqual([]);
});

test('luck goes no further than five, and the others begin at one', () => {
  expect(messagesOf(challengeDifficulties, aStorylet('', aBranch('challenge: Coins 6 luck, Watchful 0')))).toEqual([
    'the difficulty of luck lies from -5 to 5',
    'a difficulty is a whole number from 1 up',
  ]);
});
