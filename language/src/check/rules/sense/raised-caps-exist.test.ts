import { expect, test } from 'vitest';
import { messagesOf } from '../../../testing/a-world.ts';
import { raisedCapsExist } from './raised-caps-exist.ts';

const rank = (facts: string) => ({ 'qualities/rank.story': `= Rank\ncategory: Story\nimage: it\n${facts}\n` });

test('a cap may be raised by another quality', () => {
  expect(messagesOf(raisedCapsExist, rank('cap: 5\ncap raised by: Coins'))).toEqual([]);
  expect(messagesOf(raisedCapsExist, rank('cap: 5'))).toEqual([]);
});

test('without a cap there is none to raise, and none raises its own', () => {
  expect(messagesOf(raisedCapsExist, rank('cap raised by: Coins'))).toEqual([
    'there is no cap to raise; write "cap: 10", or leave this out',
  ]);
  expect(messagesOf(raisedCapsExist, rank('cap: 5\ncap raised by: Rank'))).toEqual([
    'a quality does not raise its own cap; name another',
  ]);
});
