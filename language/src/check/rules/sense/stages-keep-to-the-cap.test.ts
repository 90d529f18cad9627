import { expect, test } from 'vitest';
import { messagesOf } from '../../../testing/a-world.ts';
import { stagesKeepToTheCap } from './stages-keep-to-the-cap.ts';

const rank = (facts: string) => ({ 'qualities/rank.story': `= Rank\ncategory: Story\nimage: it\n${facts}\n` });
const above = '6 is above the cap of 5, and never shows; begin it lower, or raise the cap';

test('a stage may begin at the cap, and anywhere without one', () => {
  expect(messagesOf(stagesKeepToTheCap, rank('cap: 5\nstages: 1 One, 5 Five'))).toEqual([]);
  expect(messagesOf(stagesKeepToTheCap, rank('stages: 1 One, 500 More'))).toEqual([]);
  expect(messagesOf(stagesKeepToTheCap, rank('cap: 5\ncap raised by: Coins\nstages: 6 Six'))).toEqual([]);
});

test.each(['stages: 1 One, 6 Six', 'pictures: 6 six', 'told: 6 Six.', 'text: word 6 six', '\n== person 6: Six'])(
  'above the cap "%s" never shows',
  (fact) => {
    expect(messagesOf(stagesKeepToTheCap, rank(`cap: 5\n${fact}`))).toEqual([above]);
  },
);
