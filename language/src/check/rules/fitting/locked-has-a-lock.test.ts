import { expect, test } from 'vitest';
import { aBranch, aStorylet, messagesOf } from '../../../testing/a-world.ts';
import { lockedHasALock } from './locked-has-a-lock.ts';

test('words for a lock go with what is needed', () => {
  expect(messagesOf(lockedHasALock, aStorylet('', aBranch('pay: Coins 3\nlocked: Three coins.')))).toEqual([]);
});

test('words for a lock are idle without one', () => {
  expect(messagesOf(lockedHasALock, aStorylet('', aBranch('locked: Three coins.')))).toEqual([
    '"locked" is never shown without "needs" or "pay"; write one of them, or leave it out',
  ]);
});
