import { expect, test } from 'vitest';
import { skeletons } from '../../../skeleton/skeletons.ts';
import { aBranch, aStorylet, messagesOf } from '../../../testing/a-world.ts';
import { skeletonsAreFilled } from './skeletons-are-filled.ts';

const still = 'this is still what the skeleton says; write your own in its place';
const leaning = {
  area: 'The Square',
  setting: 'Town',
  attribute: 'Watchful',
  thing: 'Lens',
  money: 'Coins',
  storylet: 'A Bench',
};

test('prose of one’s own is no skeleton’s', () => {
  expect(messagesOf(skeletonsAreFilled, aStorylet('', aBranch('')))).toEqual([]);
});

test.each(Object.entries(skeletons).filter(([kind]) => !['setting', 'persona'].includes(kind)))(
  'a new %s is told as long as its words are those it came with',
  (kind, { path, text }) => {
    const file = { [path('new', 'square')]: text(`A New ${kind}`, 'it', leaning) };
    expect(messagesOf(skeletonsAreFilled, file)).toContain(still);
  },
);
