import { expect, test } from 'vitest';
import { aBranch, anOutcome, aStorylet, messagesOf } from '../../../testing/a-world.ts';
import { anAgent } from '../../../testing/other-kinds.ts';
import { agentsAreEngaged } from './agents-are-engaged.ts';

test('accepts an agent that an outcome engages', () => {
  expect(
    messagesOf(agentsAreEngaged, {
      ...anAgent('levels: Coins 1'),
      ...aStorylet('', aBranch('', anOutcome('engage: Pin'))),
    }),
  ).toEqual([]);
});

test('reports an agent that no outcome engages', () => {
  expect(messagesOf(agentsAreEngaged, anAgent('levels: Coins 1'))).toEqual([
    'no outcome engages "Pin"; name the agent in an outcome\'s "engage"',
  ]);
});

test('accepts an agent with a pinned number', () => {
  expect(messagesOf(agentsAreEngaged, anAgent('id: 7\nlevels: Coins 1'))).toEqual([]);
});
