import { expect, test } from 'vitest';
import { aBranch, anOutcome, aStorylet, messagesOf } from '../../../testing/a-world.ts';
import { onlyIfHasItsChange } from './only-if-has-its-change.ts';

test('a condition guards its own quality', () => {
  expect(
    messagesOf(onlyIfHasItsChange, aStorylet('', aBranch('', anOutcome('gain: Coins 1\nonly if: Coins under 5')))),
  ).toEqual([]);
});

test('a condition on what does not change guards nothing', () => {
  expect(
    messagesOf(onlyIfHasItsChange, aStorylet('', aBranch('', anOutcome('gain: Coins 1\nonly if: Watchful under 5')))),
  ).toEqual(['"Watchful" is not changed here; ask it of what is']);
});
