import { expect, test } from 'vitest';
import { aBranch, aStorylet, messagesOf } from '../../../testing/a-world.ts';
import { costsCanBePaid } from './costs-can-be-paid.ts';

test.each(['1 action', '20 actions', '80 actions'])('a branch may cost %s', (cost) => {
  expect(messagesOf(costsCanBePaid, aStorylet('', aBranch(`cost: ${cost}`)))).toEqual([]);
});

test('more actions than anybody can ever have are told', () => {
  expect(messagesOf(costsCanBePaid, aStorylet('', aBranch('cost: 81 actions')))).toEqual([
    'nobody ever has 81 actions: 40 gather at most, and 80 with every refill; ask for fewer',
  ]);
});
