import { expect, test } from 'vitest';
import { aBranch, aStorylet, messagesOf } from '../../../testing/a-world.ts';
import { aShop } from '../../../testing/other-kinds.ts';
import { possibleRanges } from './possible-ranges.ts';

const messagesFor = (when: string) => messagesOf(possibleRanges, aStorylet(`when: ${when}`));
const noLevel = 'no level is in this range; write the lower number first, and none below 0';
const excluded = (name: string) => `this excludes the earlier requirement on "${name}"; keep one of the two`;
const none = 'the rest of the list excludes each of these alternatives; change one or the other';

test('accepts ranges that overlap', () => {
  expect(messagesFor('Coins 2 to 4, Watchful 2+, Watchful under 9')).toEqual([]);
  expect(messagesFor('Coins 2+, Coins under 3, Coins exactly 2, no Watchful')).toEqual([]);
});

test('reports an empty range, and two that exclude each other', () => {
  expect(messagesFor('Coins 4 to 2')).toEqual([noLevel]);
  expect(messagesFor('Coins under 0')).toEqual([noLevel]);
  expect(messagesFor('Watchful 2+, Watchful under 2')).toEqual([excluded('Watchful')]);
});

test('uses the bounds of the formula of a comparison', () => {
  expect(messagesFor('Coins 5+, Coins at most [Step], Step 3+')).toEqual([]);
  expect(messagesFor('Coins 5+, Coins at most (2 + 2)')).toEqual([excluded('Coins')]);
  expect(messagesFor('Coins at most (0 - 1 - [Step])')).toEqual([noLevel]);
});

test('each alternative must be possible alone, and one of them with the rest', () => {
  expect(messagesFor('Coins 5+, Coins 9+ or no Coins')).toEqual([]);
  expect(messagesFor('Coins 5+, Coins 2 to 3 or no Coins, Step 1+')).toEqual([none]);
  expect(messagesFor('Coins 2 to 3 or no Coins, Coins 5+')).toEqual([none]);
  expect(messagesFor('Coins 5+, Coins 4 to 2 or Step 1+')).toEqual([noLevel]);
});

test('reports "seen" and "not seen" of one storylet', () => {
  expect(messagesFor('seen A Bench, not seen Tried')).toEqual([]);
  expect(messagesFor('seen A Bench, not seen A Bench')).toEqual([excluded('A Bench')]);
  expect(messagesFor('seen A Bench, seen A Bench')).toEqual([]);
});

test('checks "when" with "needs", "discovered" with "opens", and a ware with its shop', () => {
  const area = '= Far\nsetting: Town\ntype: District\ndiscovered: Coins 5+\nopens: no Coins\n';

  expect(messagesOf(possibleRanges, aStorylet('', aBranch('when: Coins 5+\nneeds: no Coins')))).toEqual([
    excluded('Coins'),
  ]);
  expect(messagesOf(possibleRanges, { 'areas/far/area.story': area })).toEqual([excluded('Coins')]);
  expect(
    messagesOf(possibleRanges, aShop('when: Step 5+', '== Lens\nprice: Coins 1\nwhen: Step under 5, Coins 1+\n')),
  ).toEqual(['the requirements of the shop exclude this; change one of the two']);
  expect(messagesOf(possibleRanges, aShop('when: Step 5 to 2', '== Lens\nprice: Coins 1\nwhen: Coins 1+\n'))).toEqual([
    noLevel,
  ]);
});
