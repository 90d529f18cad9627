import { expect, test } from 'vitest';
import { messagesOf } from '../../../testing/a-world.ts';
import { stagesKeepToTheCap } from './stages-keep-to-the-cap.ts';

const rank = (facts: string) => ({ 'qualities/rank.story': `= Rank\ncategory: Story\nimage: it\n${facts}\n` });
const above = 'level 6 is above the cap of 5, so this never shows; lower it, or raise the cap';

test('accepts a stage up to the cap, and any without a cap', () => {
  expect(messagesOf(stagesKeepToTheCap, rank('cap: 5\nstages: 1 One, 5 Five'))).toEqual([]);
  expect(messagesOf(stagesKeepToTheCap, rank('stages: 1 One, 500 More'))).toEqual([]);
  expect(messagesOf(stagesKeepToTheCap, rank('cap: 5\ncap raised by: Coins\nstages: 6 Six'))).toEqual([]);
});

test.each(['stages: 1 One, 6 Six', 'pictures: 6 six', 'told: 6 Six.', 'text: word 6 six', '\n== person 6: Six'])(
  'reports "%s" above the cap',
  (fact) => {
    expect(messagesOf(stagesKeepToTheCap, rank(`cap: 5\n${fact}`))).toEqual([above]);
  },
);
