import type { ResultMessage, ResultMessageType } from '@underhall/contract';
import { expect, test } from 'vitest';
import { changesIn, groupMessages } from './group-messages.ts';

const messageOf = (type: ResultMessageType, fields: Partial<ResultMessage> = {}): ResultMessage => ({
  type,
  message: type,
  ...fields,
});
const roll = messageOf('DifficultyRollSuccessMessage');
const headline = messageOf('StandardQualityChangeMessage', { priority: 1 });
const change = messageOf('PyramidQualityChangeMessage', { priority: 2 });
const bare = messageOf('InfoMessage');
const aside = messageOf('InfoMessage', { priority: 2, image: 'aside' });
const move = messageOf('AreaChangeMessage');
const fate = messageOf('FatePointChangeMessage', { priority: 2 });
const paid = messageOf('FateBranchCurrencyUsedMessage', { priority: 2 });
const given = messageOf('ActionsRefreshedMessage');
const deck = messageOf('DeckRefreshedMessage');

test('messages are grouped by kind, and only priority 1 is a headline', {
  meta: { rows: ['C-STORY-035', 'C-STORY-037'] },
}, () => {
  expect(groupMessages([change, aside, roll, move, headline, fate, given, deck, bare])).toEqual({
    difficultyMessages: [roll],
    headlineMessages: [headline],
    standardMessages: [change],
    defaultMessages: [bare],
    fateMessage: fate,
    actionMessage: given,
    areaMessage: move,
    deckRefreshedMessage: deck,
    asides: [aside],
  });
});

test('a second message of a kind that allows one is not lost', () => {
  expect(groupMessages([fate, paid])).toMatchObject({ fateMessage: fate, standardMessages: [paid] });
});

test('headlines are read first and a move last', () => {
  expect(changesIn(groupMessages([move, change, fate, headline]))).toEqual([headline, change, fate, move]);
});

test('hidden, empty and technical messages are not shown', () => {
  const quiet = [{ ...change, priority: 3 }, { ...change, message: '' }, messageOf('SettingChangeMessage')];

  const { asides, ...grouped } = groupMessages(quiet);
  expect([...changesIn({ ...grouped, asides }), ...asides, ...grouped.difficultyMessages]).toEqual([]);
});
