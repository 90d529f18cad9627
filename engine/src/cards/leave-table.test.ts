import { expect, test } from 'vitest';
import { enterSetting, moveTo } from '../map/move-to.ts';
import { type About, aMoment } from '../testing/a-moment.ts';
import { anArea, aSetting } from '../testing/a-place.ts';
import { openTurn } from '../turn.ts';
import { leaveTable } from './hand.ts';

const city = { id: 1, setting: 1 };
const cell = { id: 2, setting: 2 };
const yard = { id: 3, setting: 3 };
const pack = {
  settings: [
    aSetting({ id: 1 }),
    aSetting({ id: 2, dropsHand: true }),
    aSetting({ id: 3, dropsHand: true, deckOf: 2 }),
  ],
  areas: [anArea(city), anArea(cell), anArea(yard)],
};
const cards = { 1: { deck: { count: 3 }, hand: [31] }, 2: { deck: { count: 2, nextAt: 8 }, hand: [32, 33] } };
const cardLeft = (card: number) => ({ kind: 'card left', table: 2, card, why: 'left behind' });

const moved = (from: number, to: number, about: About = {}) => {
  const moment = aMoment({ pack, character: { area: from, cards, ...about.character } });
  const there = moveTo(openTurn(moment), to, moment.world);
  return { moment, there, turn: leaveTable(there, moment) };
};

test('leaving a setting with dropsHand discards its cards and no others', () => {
  const { there, turn } = moved(cell.id, city.id);

  expect(turn.changes.slice(there.changes.length)).toEqual([cardLeft(32), cardLeft(33)]);
  expect(turn.character.cards).toEqual({ ...cards, 2: { deck: { count: 2, nextAt: 8 }, hand: [] } });
});

test('hands of other places are kept while the character is away', () => {
  const { there, turn } = moved(city.id, cell.id);
  expect(turn).toBe(there);
});

test('moving between settings that share a hand keeps its cards', () => {
  const over = moved(cell.id, yard.id);
  const stayed = moved(cell.id, cell.id);

  expect(over.turn).toBe(over.there);
  expect(stayed.turn).toBe(stayed.there);
});

test('changing the setting or going nowhere counts as leaving', () => {
  const moment = aMoment({ pack, character: { area: cell.id, cards } });
  const under = enterSetting(openTurn(moment), 1, moment.world);

  expect(leaveTable(under, moment).character.cards[2]?.hand).toEqual([]);
  expect(moved(yard.id, 0).turn.character.cards[2]?.hand).toEqual([]);
});

test('leaving with an empty hand records nothing', () => {
  const unused = moved(cell.id, city.id, { character: { cards: {} } });
  expect(unused.turn).toBe(unused.there);
});
