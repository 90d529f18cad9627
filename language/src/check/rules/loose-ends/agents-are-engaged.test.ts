import { expect, test } from 'vitest';
import { aBranch, anOutcome, aStorylet, messagesOf } from '../../../testing/a-world.ts';
import { anAgent } from '../../../testing/other-kinds.ts';
import { agentsAreEngaged } from './agents-are-engaged.ts';

test('an outcome engages an agent', () => {
  expect(
    messagesOf(agentsAreEngaged, {
      ...anAgent('levels: Coins 1'),
      ...aStorylet('', aBranch('', anOutcome('engage: Pin'))),
    }),
  ).toEqual([]);
});

test('one whom none engages is told', () => {
  expect(messagesOf(agentsAreEngaged, anAgent('levels: Coins 1'))).toEqual([
    'nobody can engage "Pin"; name them in an outcome\'s "engage"',
  ]);
});

test('one whose number is pinned may be engaged from elsewhere', () => {
  expect(messagesOf(agentsAreEngaged, anAgent('id: 7\nlevels: Coins 1'))).toEqual([]);
});
