import { expect, test } from 'vitest';
import { aBranch, anOutcome, aStorylet, messagesOf } from '../../../testing/a-world.ts';
import { onlyIfHasItsChange } from './only-if-has-its-change.ts';

test('accepts a condition on a quality that changes here', () => {
  expect(
    messagesOf(onlyIfHasItsChange, aStorylet('', aBranch('', anOutcome('gain: Coins 1\nonly if: Coins under 5')))),
  ).toEqual([]);
});

test('reports a condition on a quality that does not change here', () => {
  expect(
    messagesOf(onlyIfHasItsChange, aStorylet('', aBranch('', anOutcome('gain: Coins 1\nonly if: Watchful under 5')))),
  ).toEqual(['"only if" names "Watchful", which does not change here; name a quality that does']);
});
