import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyChange } from '../apply-change.ts';
import type { Change } from '../change.ts';
import { type About, aMoment } from '../testing/a-moment.ts';
import { aStorylet, ids } from '../testing/a-world.ts';
import { refused, turnOf } from '../testing/turn-of.ts';
import type { Moment } from '../turn.ts';
import { discardCard } from './hand.ts';
import { returnCard } from './undo-discards.ts';

const sharp = [{ kind: 'level' as const, quality: ids.watchful, atLeast: 5 }];
const cardIds = [31, 32, 33, 34, 35];
const storylets = cardIds.map((id) => aStorylet({ id, deck: 'sometimes', when: id === 35 ? sharp : [] }));
const holding = (hand: readonly number[], { character, ...about }: About = {}) =>
  aMoment({ storylets, character: { cards: { 1: { deck: { count: 4, nextAt: 9 }, hand } }, ...character }, ...about });

/** The moment after a rule was applied to each card in turn. */
function afterEach(rule: typeof discardCard, moment: Moment, cards: readonly number[]): Moment {
  let { character } = moment;
  for (const card of cards) ({ character } = turnOf(rule({ ...moment, character }, card)));
  return { ...moment, character };
}
const discarded = (moment: Moment, ...cards: readonly number[]) => afterEach(discardCard, moment, cards);
const after = (moment: Moment, change: Change): Moment => ({
  ...moment,
  character: applyChange(moment.character, change),
});
const clock = { count: 4 };

test('a discarded card returns to its position, and the character is as before', () => {
  const before = holding([31, 32, 33]);
  const turn = turnOf(returnCard(discarded(before, 32), 32));

  expect(turn.changes).toEqual([{ kind: 'card returned', table: 1, card: 32 }]);
  expect(turn.character).toEqual(before.character);
});

test('discards can be undone in any order, and the hand is as before', () => {
  const orders = fc.shuffledSubarray(cardIds.slice(0, 4), { minLength: 1 });
  fc.assert(
    fc.property(orders, fc.nat(), (cards, seed) => {
      const before = holding([31, 32, 33, 34]);
      const back = cards.toSorted((a, b) => ((a * seed) % 7) - ((b * seed) % 7));
      const end = afterEach(returnCard, discarded(before, ...cards), back);
      expect(end.character).toEqual(before.character);
    }),
  );
});

const ends: Readonly<Record<string, Change>> = {
  'a draw': { kind: 'card drawn', table: 1, card: 34 },
  'another deck': { kind: 'deck', table: 1, why: 'drawn', from: clock, to: clock },
  'a full deck': { kind: 'deck', table: 1, why: 'refreshed', from: clock, to: clock },
  'a played card': { kind: 'card left', table: 1, card: 31, why: 'played' },
  'a lost card': { kind: 'card left', table: 1, card: 31, why: 'no longer fits' },
  'an open storylet': { kind: 'story', to: { phase: 'In', storylet: ids.lamplighter, since: 1 } },
  'a journey': { kind: 'moved', from: ids.quay, to: ids.square },
  'a new setting': { kind: 'setting', from: undefined, to: 1 },
};

test.each(Object.entries(ends))('%s ends the chance to undo a discard', (_name, change) => {
  expect(returnCard(after(discarded(holding([31, 32, 33]), 32), change), 32)).toEqual(refused('card cannot return'));
});

test('a journey there and back ends the chance to undo a discard', () => {
  const away = after(discarded(holding([31, 32]), 32), { kind: 'moved', from: ids.quay, to: ids.square });
  const back = after(away, { kind: 'moved', from: ids.square, to: ids.quay });

  expect(returnCard(back, 32)).toEqual(refused('card cannot return'));
});

test('a deck that refills does not end the chance to undo a discard', () => {
  const refilled: Change = { kind: 'deck', table: 1, why: 'refilled', from: clock, to: { count: 5 } };

  expect(returnCard(after(discarded(holding([31, 32]), 32), refilled), 32)).toMatchObject({ ruling: 'allowed' });
});

test('a card in the hand, an unknown card and one that never was in the hand cannot return', () => {
  const moment = discarded(holding([31, 32, 99]), 32, 99);

  for (const card of [31, 34, 99, 12_345]) expect(returnCard(moment, card)).toEqual(refused('card cannot return'));
  expect(returnCard(holding([31]), 31)).toEqual(refused('card cannot return'));
});

test('a card returns once', () => {
  const moment = discarded(holding([31, 32, 33]), 31, 32);
  const back = { ...moment, character: turnOf(returnCard(moment, 31)).character };

  expect(returnCard(back, 31)).toEqual(refused('card cannot return'));
});

test('a card whose requirements no longer hold does not return', () => {
  const moment = discarded(holding([35, 31], { qualities: { [ids.watchful]: 5 } }), 35);
  const dull: Change = {
    kind: 'quality',
    quality: ids.watchful,
    from: { level: 5, points: 0 },
    to: { level: 4, points: 0 },
    how: 'changed',
  };

  expect(returnCard(after(moment, dull), 35)).toEqual(refused('card cannot return'));
});
