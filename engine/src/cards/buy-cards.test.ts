import { expect, test } from 'vitest';
import { type About, aMoment } from '../testing/a-moment.ts';
import { anArea, aSetting } from '../testing/a-place.ts';
import { refused, turnOf } from '../testing/turn-of.ts';
import { buyCards, cardsFate } from './draw-card.ts';

const buying = (fate: number, count: number, about: About = {}) =>
  aMoment({ ...about, character: { fate, cards: { 1: { deck: { count, nextAt: 7 }, hand: [3] } } } });

test('buying a full deck leaves the hand unchanged', () => {
  const { character } = turnOf(buyCards(buying(5, 2)));
  expect(character.fate).toBe(5 - cardsFate);
  expect(character.cards).toEqual({ 1: { deck: { count: 6 }, hand: [3] } });
});

test('a full deck is refused for lack of Fate first, and is not sold again when full', () => {
  expect(buyCards(buying(cardsFate - 1, 0))).toEqual(refused('not enough fate'));
  expect(buyCards(buying(5, 6))).toEqual(refused('deck full'));
});

test('there is no deck to fill where no cards are drawn or the deck is endless', () => {
  const none = { pack: { areas: [anArea({ id: 1, showOps: false })] } };
  const endless = { pack: { settings: [aSetting({ id: 1, isInfiniteDraw: true })] } };
  expect(buyCards(buying(5, 0, none))).toEqual(refused('no card to draw'));
  expect(buyCards(buying(5, 0, endless))).toEqual(refused('no card to draw'));
});
