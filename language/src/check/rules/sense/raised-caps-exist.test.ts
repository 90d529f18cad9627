import { expect, test } from 'vitest';
import { messagesOf } from '../../../testing/a-world.ts';
import { raisedCapsExist } from './raised-caps-exist.ts';

const rank = (facts: string) => ({ 'qualities/rank.story': `= Rank\ncategory: Story\nimage: it\n${facts}\n` });

test('accepts a cap that another quality raises', () => {
  expect(messagesOf(raisedCapsExist, rank('cap: 5\ncap raised by: Coins'))).toEqual([]);
  expect(messagesOf(raisedCapsExist, rank('cap: 5'))).toEqual([]);
});

test('reports a raised cap that is missing, or raised by itself', () => {
  expect(messagesOf(raisedCapsExist, rank('cap raised by: Coins'))).toEqual([
    'there is no cap to raise; add "cap: 10", or delete this',
  ]);
  expect(messagesOf(raisedCapsExist, rank('cap: 5\ncap raised by: Rank'))).toEqual([
    'a quality cannot raise its own cap; name another',
  ]);
});
