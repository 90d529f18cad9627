import { expect, test } from 'vitest';
import { messagesOf } from '../../../testing/a-world.ts';
import { targetWithinReach } from './target-within-reach.ts';

const rank = (facts: string) => ({ 'qualities/rank.story': `= Rank\ncategory: Story\nimage: it\n${facts}\n` });

test('a target may be anything up to the cap, with what raises it', () => {
  expect(messagesOf(targetWithinReach, rank(''))).toEqual([]);
  expect(messagesOf(targetWithinReach, rank('target: 15'))).toEqual([]);
  expect(messagesOf(targetWithinReach, rank('target: 5\ncap: 5'))).toEqual([]);
  expect(messagesOf(targetWithinReach, rank('target: 6\ncap: 5\ncap raised by: Coins'))).toEqual([]);
});

test('above the cap no gain ever reaches it', () => {
  expect(messagesOf(targetWithinReach, rank('target: 6\ncap: 5'))).toEqual([
    'no gain goes above the cap of 5, and the target is 6; lower it, or raise the cap',
  ]);
});

test('what climbs ever steeper shows its next level, and never a target', () => {
  expect(messagesOf(targetWithinReach, rank('target: 15\nclimbs: ever steeper'))).toEqual([
    '"target" is for what climbs "one by one"; leave it out',
  ]);
});
