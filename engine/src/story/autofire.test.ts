import { expect, test } from 'vitest';
import type { EndedStory, Story } from '../character.ts';
import { levelOf } from '../qualities/qualities.ts';
import { type About, aMoment } from '../testing/a-moment.ts';
import { aBranch, aStorylet, ids } from '../testing/a-world.ts';
import { gain, toldAlways } from '../testing/an-outcome.ts';
import { refused, turnOf } from '../testing/turn-of.ts';
import { beginStorylet } from './begin.ts';
import type { Branch, Storylet } from './storylet.ts';

const card = 30;
const available = { phase: 'Available' } as const;
const ended: EndedStory = { phase: 'End', storylet: card, branch: ids.ask, outcome: 'always', turn: 6 };
const firing = (branch: Partial<Branch> = {}, about: Partial<Storylet> = {}) =>
  aStorylet({
    id: card,
    deck: 'sometimes',
    autofire: true,
    branches: [aBranch({ ...toldAlways({ effects: [gain(ids.secret, 2)] }), ...branch })],
    ...about,
  });
const play = (storylet: Storylet, about: About & { story?: Story; hand?: number[] } = {}) => {
  const { story = available, hand = [card], ...rest } = about;
  const character = { cards: { 1: { deck: { count: 5 }, hand } }, story, ...rest.character };
  return beginStorylet(aMoment({ turn: 7, ...rest, storylets: [storylet], character }), card);
};

test('a card with autofire and one branch is played at once', () => {
  const { character, changes } = turnOf(play(firing(), { character: { forcedInARow: 2 } }));

  expect(changes.map(({ kind }) => kind)).toEqual([
    'forced in a row',
    'met',
    'actions',
    'card left',
    'quality',
    'story',
  ]);
  expect(character.story).toEqual({ phase: 'End', storylet: card, branch: ids.ask, outcome: 'always', turn: 7 });
  expect([levelOf(character.qualities, ids.secret), character.actions.count, character.cards[1]?.hand]).toEqual([
    2,
    19,
    [],
  ]);
});

test('if its branch is refused, the card is refused and stays in the hand', () => {
  const poor = { character: { actions: { count: 0 } } };
  const needs = [{ kind: 'level' as const, quality: ids.secret, atLeast: 1 }];

  expect(play(firing(), poor)).toEqual(refused('not enough actions'));
  expect(play(firing({ fate: 1 }))).toEqual(refused('not enough fate'));
  expect(play(firing({ needs }))).toEqual(refused('branch locked'));
  expect(play(firing({ when: needs }))).toEqual(refused('no such branch'));
  expect(play(firing({ cost: 0 }), poor)).toMatchObject({ ruling: 'allowed' });
});

test('a card with several branches, none, or without autofire is only opened', () => {
  const two = firing({}, { branches: [aBranch(), aBranch({ id: 21 })] });
  const { autofire: _marked, ...unmarked } = firing();
  for (const storylet of [two, firing({}, { branches: [] }), unmarked]) {
    expect(turnOf(play(storylet)).character.story).toEqual({ phase: 'In', storylet: card, since: 7 });
  }
});

test('playing it twice returns the result of the first time', () => {
  expect(play(firing(), { story: ended, hand: [] })).toEqual({ ruling: 'done before', turn: 6 });
  expect(play(firing(), { story: { ...ended, next: 10 }, hand: [] })).toEqual({ ruling: 'done before', turn: 6 });
});

test('a card that is drawn again is played again', () => {
  expect(turnOf(play(firing(), { story: ended })).character.story).toEqual({ ...ended, turn: 7 });
});

test('another result or another kind of storylet is not taken for a repeat', () => {
  expect(play(firing(), { story: { ...ended, storylet: 31 }, hand: [] })).toEqual(refused('not in your hand'));
  expect(play(firing(), { story: available, hand: [] })).toEqual(refused('not in your hand'));
  const { autofire: _marked, ...unmarked } = firing();
  expect(play(unmarked, { story: ended, hand: [] })).toEqual(refused('not in your hand'));
});

test('a listed storylet is only opened, even with autofire, so that a duplicate plays it once', () => {
  const listed = firing({}, { deck: 'always' });
  for (const story of [available, ended]) {
    const { character, changes } = turnOf(play(listed, { story, hand: [] }));
    expect(character.story).toEqual({ phase: 'In', storylet: card, since: 7 });
    expect(changes.map(({ kind }) => kind)).toEqual(['met', 'story']);
    expect(turnOf(play(listed, { story: character.story, hand: [] })).changes).toEqual([]);
  }
});

test('the open storylet is left, and an open report does not make the card free', () => {
  const storylets = [firing({ cost: 3 }), aStorylet({ id: 40, deck: 'never' })];
  const report = { phase: 'In', storylet: 40, since: 1, agent: 8 } as const;
  const at = (count: number) =>
    beginStorylet(
      aMoment({
        storylets,
        character: { story: report, actions: { count }, cards: { 1: { deck: { count: 5 }, hand: [card] } } },
      }),
      card,
    );

  const { character } = turnOf(at(3));
  expect([character.actions.count, character.story]).toEqual([0, { ...ended, turn: 2 }]);
  expect(at(2)).toEqual(refused('not enough actions'));
});

test('if its branch needs a name first, the card stays in the hand meanwhile', () => {
  const pet = { id: 301, category: 'Companion', namable: true } as const;
  const [quality] = aMoment().world.pack.qualities;
  if (!quality) throw new Error('the world of the tests has no quality');
  const about = { pack: { qualities: [{ ...quality, ...pet }] }, qualities: { 301: 1 } };
  const { character, changes } = turnOf(play(firing({ names: 'Companion' }), about));

  expect(changes.map(({ kind }) => kind)).toEqual(['met', 'story']);
  expect(character.story).toEqual({ phase: 'Rename', storylet: card, since: 7, branch: ids.ask, secondChances: [] });
  expect(character.cards[1]?.hand).toEqual([card]);
});
