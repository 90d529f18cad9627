import { expect, test } from 'vitest';
import { messagesOf } from '../../../testing/a-world.ts';
import { targetWithinReach } from './target-within-reach.ts';

const rank = (facts: string) => ({ 'qualities/rank.story': `= Rank\ncategory: Story\nimage: it\n${facts}\n` });

test('accepts a target up to the cap and what raises it', () => {
  expect(messagesOf(targetWithinReach, rank(''))).toEqual([]);
  expect(messagesOf(targetWithinReach, rank('target: 15'))).toEqual([]);
  expect(messagesOf(targetWithinReach, rank('target: 5\ncap: 5'))).toEqual([]);
  expect(messagesOf(targetWithinReach, rank('target: 6\ncap: 5\ncap raised by: Coins'))).toEqual([]);
});

test('reports a target above the cap', () => {
  expect(messagesOf(targetWithinReach, rank('target: 6\ncap: 5'))).toEqual([
    'the target 6 is above the cap of 5; lower it, or raise the cap',
  ]);
});

test('reports a target on a quality that climbs ever steeper', () => {
  expect(messagesOf(targetWithinReach, rank('target: 15\nclimbs: ever steeper'))).toEqual([
    '"target" needs a quality that climbs "one by one"; delete it',
  ]);
});
