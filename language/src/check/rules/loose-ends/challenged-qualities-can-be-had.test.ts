import { expect, test } from 'vitest';
import { aBranch, aStorylet, messagesOf } from '../../../testing/a-world.ts';
import { challengedQualitiesCanBeHad } from './challenged-qualities-can-be-had.ts';

const tried = (challenge: string) =>
  messagesOf(challengedQualitiesCanBeHad, aStorylet('', aBranch(`challenge: ${challenge}`)));

test('accepts attributes and luck, and leaves unknown qualities to another rule', () => {
  expect(tried('Watchful 4, Step 2 luck, Coins 3, Nothing Known 3')).toEqual([]);
});

test('reports a challenge on a quality that nothing gives', () => {
  expect(tried('Watchful 4, Step 2')).toEqual([
    'this challenges "Step", which nothing ever gives; challenge another quality, or let an outcome give it',
  ]);
});
