import { expect, test } from 'vitest';
import { aBranch, aStorylet, messagesOf } from '../../../testing/a-world.ts';
import { costsCanBePaid } from './costs-can-be-paid.ts';

test.each(['1 action', '20 actions', '80 actions'])('accepts a branch that costs %s', (cost) => {
  expect(messagesOf(costsCanBePaid, aStorylet('', aBranch(`cost: ${cost}`)))).toEqual([]);
});

test('reports a cost above what the bank of the pack can hold', () => {
  const pack = '= Small\nstart at: The Square\nfaces: plain\n\n== Actions\nbank: 15\nmember bank: 25\n';
  const costing = (cost: number) => ({ 'pack.story': pack, ...aStorylet('', aBranch(`cost: ${cost} actions`)) });

  expect(messagesOf(costsCanBePaid, costing(50))).toEqual([]);
  expect(messagesOf(costsCanBePaid, costing(51))).toEqual([
    'nobody ever has 51 actions: the bank holds at most 25, or 50 after a refill; lower the cost',
  ]);
});

test('reports a cost above the maximum number of actions', () => {
  expect(messagesOf(costsCanBePaid, aStorylet('', aBranch('cost: 81 actions')))).toEqual([
    'nobody ever has 81 actions: the bank holds at most 40, or 80 after a refill; lower the cost',
  ]);
});
