import { expect, test } from 'vitest';
import { aBranch, aStorylet, messagesOf } from '../../../testing/a-world.ts';
import { aShop } from '../../../testing/other-kinds.ts';
import { possibleRanges } from './possible-ranges.ts';

const messagesFor = (when: string) => messagesOf(possibleRanges, aStorylet(`when: ${when}`));
const noLevel = 'no level is in this range; write the lower number first, and none below 0';
const excluded = (name: string) => `this excludes what was asked of "${name}" before; keep one of the two`;
const none = 'the rest of the list excludes each of these; change one or the other';

test('ranges that meet are possible', () => {
  expect(messagesFor('Coins 2 to 4, Watchful 2+, Watchful under 9')).toEqual([]);
  expect(messagesFor('Coins 2+, Coins under 3, Coins exactly 2, no Watchful')).toEqual([]);
});

test('a range without a level and two that exclude each other are impossible', () => {
  expect(messagesFor('Coins 4 to 2')).toEqual([noLevel]);
  expect(messagesFor('Coins under 0')).toEqual([noLevel]);
  expect(messagesFor('Watchful 2+, Watchful under 2')).toEqual([excluded('Watchful')]);
});

test('of a comparison as much is known as its formula tells', () => {
  expect(messagesFor('Coins 5+, Coins at most [Step], Step 3+')).toEqual([]);
  expect(messagesFor('Coins 5+, Coins at most (2 + 2)')).toEqual([excluded('Coins')]);
  expect(messagesFor('Coins at most (0 - 1 - [Step])')).toEqual([noLevel]);
});

test('of several one must be possible beside the rest, and each by itself', () => {
  expect(messagesFor('Coins 5+, Coins 9+ or no Coins')).toEqual([]);
  expect(messagesFor('Coins 5+, Coins 2 to 3 or no Coins, Step 1+')).toEqual([none]);
  expect(messagesFor('Coins 2 to 3 or no Coins, Coins 5+')).toEqual([none]);
  expect(messagesFor('Coins 5+, Coins 4 to 2 or Step 1+')).toEqual([noLevel]);
});

test('nobody has seen a storylet and has not', () => {
  expect(messagesFor('seen A Bench, not seen Tried')).toEqual([]);
  expect(messagesFor('seen A Bench, not seen A Bench')).toEqual([excluded('A Bench')]);
  expect(messagesFor('seen A Bench, seen A Bench')).toEqual([]);
});

test('a branch is seen and open at once, an area discovered and open, a ware on a shelf of its shop', () => {
  const area = '= Far\nsetting: Town\ntype: District\ndiscovered: Coins 5+\nopens: no Coins\n';

  expect(messagesOf(possibleRanges, aStorylet('', aBranch('when: Coins 5+\nneeds: no Coins')))).toEqual([
    excluded('Coins'),
  ]);
  expect(messagesOf(possibleRanges, { 'areas/far/area.story': area })).toEqual([excluded('Coins')]);
  expect(
    messagesOf(possibleRanges, aShop('when: Step 5+', '== Lens\nprice: Coins 1\nwhen: Step under 5, Coins 1+\n')),
  ).toEqual(['the shop is only there where this does not hold; change one of the two']);
  expect(messagesOf(possibleRanges, aShop('when: Step 5 to 2', '== Lens\nprice: Coins 1\nwhen: Coins 1+\n'))).toEqual([
    noLevel,
  ]);
});
