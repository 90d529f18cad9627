import { expect, test } from 'vitest';
import { aBranch, anOutcome, aStorylet, messagesOf } from '../../../testing/a-world.ts';
import { fittingOutcomes } from './fitting-outcomes.ts';

test('accepts a challenge with success and failure', () => {
  expect(
    messagesOf(
      fittingOutcomes,
      aStorylet('', aBranch('challenge: Watchful 4', anOutcome('', 'success: Won') + anOutcome('', 'failure: Lost'))),
    ),
  ).toEqual([]);
});

test('reports a challenge without failure, or with always', () => {
  expect(
    messagesOf(
      fittingOutcomes,
      aStorylet('', aBranch('challenge: Watchful 4', anOutcome('', 'success: Won') + anOutcome('', 'always: Done'))),
    ),
  ).toEqual([
    '"Try" has no "failure" ("=== failure: Title")',
    '"Try" has a challenge, so "always" is never used; delete it',
  ]);
});

test('reports an outcome with too few marks', () => {
  const written = aBranch('').replace('=== always: Done', '== always: Done');

  expect(messagesOf(fittingOutcomes, aStorylet('', written))).toContain(
    '"always: Done" looks like an outcome; write it with three "="',
  );
});
