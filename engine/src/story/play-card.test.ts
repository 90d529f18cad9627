import { expect, test } from 'vitest';
import type { Story } from '../character.ts';
import { type About, aMoment } from '../testing/a-moment.ts';
import { anArea, aSetting } from '../testing/a-place.ts';
import { aBranch, aStorylet, ids } from '../testing/a-world.ts';
import { toldAlways } from '../testing/an-outcome.ts';
import { refused, turnOf } from '../testing/turn-of.ts';
import { beginStorylet } from './begin.ts';
import { chooseBranch } from './choose-branch.ts';
import { goBack } from './look.ts';

const card = 30;
const available = { phase: 'Available' } as const;
const open = { phase: 'In', storylet: card, since: 1 } as const;
const secretly = [{ kind: 'level' as const, quality: ids.secret, atLeast: 1 }];
const aCard = (about = {}) => aStorylet({ id: card, deck: 'sometimes', areas: [], ...about });
const holding = (hand: number[], story: Story, about: About = {}) =>
  aMoment({
    storylets: [aStorylet(), aCard()],
    ...about,
    character: { cards: { 1: { deck: { count: 5 }, hand } }, story, ...about.character },
  });
const handOf = (moment: { cards: Readonly<Record<number, { hand: readonly number[] }>> }) => moment.cards[1]?.hand;

test('a card can be opened and stays in the hand until a branch is chosen', () => {
  const { character, changes } = turnOf(beginStorylet(holding([card], available), card));

  expect(changes.map(({ kind }) => kind)).toEqual(['met', 'story']);
  expect([character.story, handOf(character)]).toEqual([{ phase: 'In', storylet: card, since: 2 }, [card]]);
  expect(handOf(turnOf(goBack(holding([card], open))).character)).toEqual([card]);
});

test('a card leaves the hand when a branch is chosen, before any roll', () => {
  const challenges = [{ quality: ids.secret, difficulty: 0, kind: 'narrow' as const }];
  const storylets = [aCard({ branches: [aBranch({ challenges })] })];
  const { changes, character } = turnOf(
    chooseBranch(holding([31, card], open, { storylets }), { branch: ids.ask, secondChances: [] }),
  );

  expect(changes.slice(0, 3).map(({ kind }) => kind)).toEqual(['actions', 'card left', 'rolled']);
  expect(changes[1]).toEqual({ kind: 'card left', table: 1, card, why: 'played' });
  expect(handOf(character)).not.toContain(card);
});

test('a listed storylet leaves no hand', () => {
  const story = { phase: 'In', storylet: ids.lamplighter, since: 1 } as const;
  const { changes } = turnOf(chooseBranch(holding([card], story), { branch: ids.ask, secondChances: [] }));
  expect(changes.map(({ kind }) => kind)).toEqual(['actions', 'story']);
});

test('a card that is not in the hand cannot be begun, even if it fits', () => {
  expect(beginStorylet(holding([], available), card)).toEqual(refused('not in your hand'));
  expect(beginStorylet(holding([31], available), card)).toEqual(refused('not in your hand'));
});

test('a card whose requirements stopped holding cannot be begun', () => {
  const storylets = [aCard({ when: secretly })];
  expect(beginStorylet(holding([card], available, { storylets }), card)).toEqual(refused('storylet not on offer'));
  expect(beginStorylet(holding([card], available, { storylets, qualities: { [ids.secret]: 1 } }), card)).toMatchObject({
    ruling: 'allowed',
  });
});

test('a card can be played only in places that share its hand', () => {
  const pack = {
    settings: [aSetting({ id: 1 }), aSetting({ id: 2, deckOf: 1 }), aSetting({ id: 3 })],
    areas: [anArea({ id: 1 }), anArea({ id: 2, setting: 2 }), anArea({ id: 3, setting: 3 })],
  };
  const storylets = [aCard({ areas: [1] })];
  const played = (area: number) =>
    beginStorylet(holding([card], available, { storylets, pack, character: { area } }), card);

  expect([played(1).ruling, played(2).ruling]).toEqual(['allowed', 'allowed']);
  expect(played(3)).toEqual(refused('not in your hand'));
});

test('playing a card is a free choice, but forced storylets come first', () => {
  const { character } = turnOf(beginStorylet(holding([card], available, { character: { forcedInARow: 5 } }), card));
  expect(character.forcedInARow).toBe(0);
  const must = [aStorylet({ urgency: 'must' }), aCard()];
  expect(turnOf(beginStorylet(holding([card], available, { storylets: must }), card)).character.story).toMatchObject({
    storylet: ids.lamplighter,
  });
});

test('a card leaves the hand it was in, also when its outcome moves the character', () => {
  const pack = {
    settings: [aSetting({ id: 1 }), aSetting({ id: 3 })],
    areas: [anArea({ id: 1 }), anArea({ id: 3, setting: 3 })],
  };
  const storylets = [aCard({ branches: [aBranch(toldAlways({ moveTo: 3 }))] })];
  const moment = holding([card], open, { storylets, pack });
  const { character } = turnOf(chooseBranch(moment, { branch: ids.ask, secondChances: [] }));

  expect([character.area, character.cards[1]?.hand, character.cards[3]]).toEqual([3, [], undefined]);
});
