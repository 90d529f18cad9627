import { expect, test } from 'vitest';
import { aBranch, aStorylet, messagesOf } from '../../../testing/a-world.ts';
import { lockedHasALock } from './locked-has-a-lock.ts';

test('accepts the text of a lock with requirements', () => {
  expect(messagesOf(lockedHasALock, aStorylet('', aBranch('pay: Coins 3\nlocked: Three coins.')))).toEqual([]);
});

test('reports the text of a lock without requirements', () => {
  expect(messagesOf(lockedHasALock, aStorylet('', aBranch('locked: Three coins.')))).toEqual([
    '"locked" is never shown without "needs" or "pay"; add one of them, or delete it',
  ]);
});
