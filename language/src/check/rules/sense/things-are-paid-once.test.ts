import { expect, test } from 'vitest';
import { aBranch, aStorylet, messagesOf } from '../../../testing/a-world.ts';
import { thingsArePaidOnce } from './things-are-paid-once.ts';

const branch = (facts: string) => aStorylet('', aBranch(facts));

test('accepts several prices, and the same ones on another branch', () => {
  const branches = aBranch('pay: Coins 1, Lens 1') + aBranch('pay: Coins 2').replace('== Try', '== Else');

  expect(messagesOf(thingsArePaidOnce, aStorylet('', branches))).toEqual([]);
  expect(messagesOf(thingsArePaidOnce, branch(''))).toEqual([]);
});

test('reports a quality that is paid twice', () => {
  const twice = '"Coins" is paid twice here; write one price';

  expect(messagesOf(thingsArePaidOnce, branch('pay: Coins 1, Coins 2'))).toEqual([twice]);
  expect(messagesOf(thingsArePaidOnce, branch('pay: Coins 1, Lens 1, Coins 2, Coins 1'))).toEqual([twice, twice]);
});
