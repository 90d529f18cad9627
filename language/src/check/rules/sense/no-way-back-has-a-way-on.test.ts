import { expect, test } from 'vitest';
import { aBranch, aStorylet, messagesOf } from '../../../testing/a-world.ts';
import { noWayBackHasAWayOn } from './no-way-back-has-a-way-on.ts';

const message = '"Tried" cannot be left, and every branch has requirements; give it a branch without any';
const branches = (storylet: string, ...facts: readonly string[]) =>
  messagesOf(
    noWayBackHasAWayOn,
    aStorylet(storylet, facts.map((each, i) => aBranch(each).replace('Try', `Try ${i}`)).join('\n')),
  );

test('one free branch is enough', () => {
  expect(branches('back: no', 'needs: Coins 5+', '')).toEqual([]);
  expect(branches('urgency: must', 'pay: Coins 5', 'fate: 0')).toEqual([]);
});

test.each(['needs: Coins 5+', 'when: Coins 5+', 'pay: Coins 5', 'fate: 1'])(
  'reports a storylet with only "%s"',
  (facts) => {
    expect(branches('back: no', facts)).toEqual([message]);
    expect(branches('urgency: must', facts)).toEqual([message]);
  },
);

test('skips storylets that can be left, and cards', () => {
  expect(branches('back: yes', 'needs: Coins 5+')).toEqual([]);
  expect(branches('urgency: high', 'needs: Coins 5+')).toEqual([]);
  expect(branches('urgency: must\ndeck: sometimes', 'needs: Coins 5+')).toEqual([]);
  expect(messagesOf(noWayBackHasAWayOn, aStorylet('back: no', ''))).toEqual([]);
});

test('ignores requirements that the storylet already has', () => {
  expect(branches('back: no\nwhen: Coins 5 to 9', 'when: Coins 3+, Coins under 10')).toEqual([]);
  expect(branches('back: no\nwhen: Coins 5 to 9', 'when: Coins 6+')).toEqual([message]);
  expect(branches('back: no\nwhen: Coins 5 to 9', 'needs: Coins 5+ or Step 1+')).toEqual([]);
});

test('branches that together cover all levels are open to everyone', () => {
  expect(branches('back: no', 'when: Coins under 5', 'when: Coins 5 to 8', 'when: Coins 9+')).toEqual([]);
  expect(branches('back: no', 'when: Coins under 5', 'when: Coins 6+')).toEqual([message]);
  expect(branches('back: no', 'when: Coins 5+', 'when: Step under 5')).toEqual([message]);
  expect(branches('back: no\nwhen: Coins 2 to 9', 'when: Coins under 5', 'when: Coins 5 to 9')).toEqual([]);
  expect(branches('back: no\nwhen: Coins 2 to 9', 'when: Coins under 5', 'when: Coins 5 to 8')).toEqual([message]);
});

test('covers alternatives on one quality', () => {
  expect(branches('back: no', 'when: Coins under 3 or Coins 7+', 'when: Coins 3 to 6')).toEqual([]);
  expect(branches('back: no', 'when: Coins under 3 or Step 1+', 'when: Coins 3+')).toEqual([message]);
  expect(branches('back: no', 'when: Coins under 3 or seen A Bench', 'when: Coins 3+')).toEqual([message]);
});

test('"seen" and "not seen" together are open to everyone', () => {
  expect(branches('back: no', 'when: seen A Bench', 'when: not seen A Bench')).toEqual([]);
  expect(branches('back: no', 'when: seen A Bench', 'when: not seen Tried')).toEqual([message]);
});

test('ignores branches with several requirements', () => {
  expect(branches('back: no', 'when: Coins under 5, Step 1+', 'when: Coins 5+')).toEqual([message]);
});
