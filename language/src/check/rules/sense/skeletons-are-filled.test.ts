import { expect, test } from 'vitest';
import { skeletons } from '../../../skeleton/skeletons.ts';
import { aBranch, aStorylet, messagesOf } from '../../../testing/a-world.ts';
import { skeletonsAreFilled } from './skeletons-are-filled.ts';

const still = 'this is still the text of the skeleton; replace it by your own';
const leaning = {
  area: 'The Square',
  setting: 'Town',
  attribute: 'Watchful',
  thing: 'Lens',
  money: 'Coins',
  storylet: 'A Bench',
};

test("accepts the author's own prose", () => {
  expect(messagesOf(skeletonsAreFilled, aStorylet('', aBranch('')))).toEqual([]);
});

test.each(Object.entries(skeletons).filter(([kind]) => !['setting', 'persona'].includes(kind)))(
  'reports a new %s that still has the prose of the skeleton',
  (kind, { path, text }) => {
    const file = { [path('new', 'square')]: text(`A New ${kind}`, 'it', leaning) };
    expect(messagesOf(skeletonsAreFilled, file)).toContain(still);
  },
);
