import { expect, test } from 'vitest';
import { aBranch, aStorylet, messagesOf } from '../../../testing/a-world.ts';
import { costsCanBePaid } from './costs-can-be-paid.ts';

test.each(['1 action', '20 actions', '80 actions'])('accepts a branch that costs %s', (cost) => {
  expect(messagesOf(costsCanBePaid, aStorylet('', aBranch(`cost: ${cost}`)))).toEqual([]);
});

test('reports a cost above the maximum number of actions', () => {
  expect(messagesOf(costsCanBePaid, aStorylet('', aBranch('cost: 81 actions')))).toEqual([
    'nobody ever has 81 actions: the bank holds at most 40, or 80 after a refill; lower the cost',
  ]);
});
