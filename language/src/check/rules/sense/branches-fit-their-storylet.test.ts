import { expect, test } from 'vitest';
import { aBranch, anOutcome, aStorylet, messagesOf } from '../../../testing/a-world.ts';
import { aShop } from '../../../testing/other-kinds.ts';
import { branchesFitTheirStorylet } from './branches-fit-their-storylet.ts';

const never = 'the requirements of the storylet exclude this; change one of the two';
const branches = (facts: string, storylet = 'when: Coins 5 to 9') =>
  messagesOf(branchesFitTheirStorylet, aStorylet(storylet, aBranch(facts)));

test('accepts a branch for some of the characters who meet the storylet', () => {
  expect(branches('when: Coins 9+\nneeds: Coins under 6\npay: Coins 9')).toEqual([]);
  expect(branches('when: seen A Bench, no Coins or Step 3+')).toEqual([]);
  expect(branches('when: no Coins', '')).toEqual([]);
});

test('reports a branch for none of them', () => {
  expect(branches('when: Coins 10+')).toEqual([never]);
  expect(branches('needs: Coins under 5')).toEqual([never]);
  expect(branches('pay: Coins 10')).toEqual([never]);
  expect(branches('when: no Coins or Coins 12+')).toEqual([never]);
});

test('skips a storylet that another leads into', () => {
  const leading = { 'areas/square/led.story': `= Led\nwhere: anywhere\n\n${aBranch('', anOutcome('go to: Tried'))}` };

  expect(
    messagesOf(branchesFitTheirStorylet, { ...aStorylet('when: Coins 5+', aBranch('when: no Coins')), ...leading }),
  ).toEqual([]);
});

test('skips qualities of clothes where the outfit may be changed', () => {
  const tried = (outfit: string) => ({
    ...aStorylet(`when: Watchful 5+, Coins 5+\n${outfit}`, aBranch('when: Watchful under 5, Coins under 5')),
    ...aShop(''),
  });

  expect(messagesOf(branchesFitTheirStorylet, tried('outfit: no'))).toEqual([never, never]);
  expect(messagesOf(branchesFitTheirStorylet, tried('outfit: yes'))).toEqual([never]);
  expect(
    messagesOf(branchesFitTheirStorylet, {
      ...aStorylet('when: Watchful 5+\noutfit: yes', aBranch('when: Watchful under 5')),
      ...aShop(''),
    }),
  ).toEqual([]);
});
