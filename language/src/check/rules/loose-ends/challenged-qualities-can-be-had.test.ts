import { expect, test } from 'vitest';
import { aBranch, aStorylet, messagesOf } from '../../../testing/a-world.ts';
import { challengedQualitiesCanBeHad } from './challenged-qualities-can-be-had.ts';

const tried = (challenge: string) =>
  messagesOf(challengedQualitiesCanBeHad, aStorylet('', aBranch(`challenge: ${challenge}`)));

test("an attribute is learnt by being tested, luck is nobody's, and what is unknown is told elsewhere", () => {
  expect(tried('Watchful 4, Step 2 luck, Coins 3, Nothing Known 3')).toEqual([]);
});

test('what nothing gives is not tested', () => {
  expect(tried('Watchful 4, Step 2')).toEqual([
    'this is tested on "Step", which nothing ever gives; test something else, or let an outcome gain it',
  ]);
});
