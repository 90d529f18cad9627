import { expect, test } from 'vitest';
import { aBranch, aStorylet, messagesOf } from '../../../testing/a-world.ts';
import { thingsArePaidOnce } from './things-are-paid-once.ts';

const branch = (facts: string) => aStorylet('', aBranch(facts));

test('a branch may take several things, and another branch the same ones', () => {
  const branches = aBranch('pay: Coins 1, Lens 1') + aBranch('pay: Coins 2').replace('== Try', '== Else');

  expect(messagesOf(thingsArePaidOnce, aStorylet('', branches))).toEqual([]);
  expect(messagesOf(thingsArePaidOnce, branch(''))).toEqual([]);
});

test('the same thing twice in one price is told each time it stands there again', () => {
  const twice = '"Coins" is paid twice here; write the one price that is meant';

  expect(messagesOf(thingsArePaidOnce, branch('pay: Coins 1, Coins 2'))).toEqual([twice]);
  expect(messagesOf(thingsArePaidOnce, branch('pay: Coins 1, Lens 1, Coins 2, Coins 1'))).toEqual([twice, twice]);
});
