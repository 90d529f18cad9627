import type { ResultHint, ResultMessage, ResultMessageType } from '@underhall/contract';
import { expect, test } from 'vitest';
import { changesIn, foldChanges, groupMessages } from './group-messages.ts';

const messageOf = (type: ResultMessageType, fields: Partial<ResultMessage> = {}): ResultMessage => ({
  type,
  message: type,
  ...fields,
});
const roll = messageOf('DifficultyRollSuccessMessage');
const headline = messageOf('StandardQualityChangeMessage', { priority: 1 });
const change = messageOf('PyramidQualityChangeMessage', { priority: 2 });
const bare = messageOf('InfoMessage');
const move = messageOf('AreaChangeMessage');
const fate = messageOf('FatePointChangeMessage', { priority: 2 });
const paid = messageOf('FateBranchCurrencyUsedMessage', { priority: 2 });
const given = messageOf('ActionsRefreshedMessage');
const deck = messageOf('DeckRefreshedMessage');

test('messages are grouped by kind, and only priority 1 is a headline', {
  meta: { rows: ['C-STORY-035', 'C-STORY-037'] },
}, () => {
  const aside: ResultHint = { kind: 'tutorial', message: 'Most choices cost an action.', place: 8 };
  expect(groupMessages([change, roll, move, headline, fate, given, deck, bare], [aside])).toEqual({
    difficultyMessages: [roll],
    headlineMessages: [headline],
    standardMessages: [change],
    defaultMessages: [bare],
    fateMessage: fate,
    actionMessage: given,
    areaMessage: move,
    deckRefreshedMessage: deck,
    asides: ['Most choices cost an action.'],
  });
});

test('a hint about the journal is a change in its place', () => {
  const hint: ResultHint = { kind: 'journal', message: 'Worth keeping.', place: 1 };
  const offered = messageOf('InfoMessage', { message: 'Worth keeping.', priority: 2, weight: 1 });
  const other = messageOf('PlanCompletedMessage', { priority: 2 });
  expect(changesIn(groupMessages([change, other], [hint]))).toEqual([change, offered, other]);
  expect(changesIn(groupMessages([], [hint]))).toEqual([offered]);
  expect(groupMessages([change, other], [hint]).asides).toEqual([]);
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

test('a change of weight 0 is folded away, and the weightiest is shown first', () => {
  const [lost, lead, minor] = [1, 4, 0].map((weight) => ({ ...change, weight }));
  expect(foldChanges([lost, minor, lead, bare].filter((each) => each !== undefined))).toEqual({
    shown: [lead, lost, bare],
    folded: [minor],
  });
});

test('a hint about the journal is folded away with other changes, and shown without any', () => {
  const hint: ResultHint = { kind: 'journal', message: 'Worth keeping.', place: 0 };
  const hintBeside = (weight: number) =>
    foldChanges(changesIn(groupMessages([{ ...change, weight }], [hint]))).folded.map(({ message }) => message);
  expect(hintBeside(0)).toEqual(['Worth keeping.', change.message]);
  expect(hintBeside(2)).toEqual([]);
});
