import { actionPeriodMs } from '@underhall/contract/limits';
import { expect, test } from 'vitest';
import type { Storylet } from '../story/storylet.ts';
import { type About, aMoment } from '../testing/a-moment.ts';
import { anArea, aSetting } from '../testing/a-place.ts';
import { aStorylet, ids } from '../testing/a-world.ts';
import { refused, turnOf } from '../testing/turn-of.ts';
import { drawCard } from './draw-card.ts';

const aCard = (about: Partial<Storylet>) => aStorylet({ deck: 'sometimes', areas: [], ...about });
const cards = [aCard({ id: 31, frequency: 10 }), aCard({ id: 32, frequency: 90, order: 2 })];
const waiting = (count: number, hand: number[] = []) => ({ 1: { deck: { count, nextAt: 7 }, hand } });
const drawing = ({ character, ...about }: About = {}) =>
  aMoment({ storylets: cards, character: { lodging: 1, ...character }, ...about });

test('drawing moves a card from the deck to the hand', () => {
  const moment = drawing({ character: { cards: waiting(3) } });

  const turn = turnOf(drawCard(moment));
  expect(turn.changes).toEqual([
    { kind: 'deck', table: 1, why: 'drawn', from: { count: 3, nextAt: 7 }, to: { count: 2, nextAt: 7 } },
    { kind: 'card drawn', table: 1, card: 31 },
  ]);
  expect(turn.character.cards).toEqual(waiting(2, [31]));
});

test('an unused deck is full, and its clock starts with the first draw', () => {
  const now = 5000;
  const deckAfter = (about: About['character']) =>
    turnOf(drawCard(drawing({ now, character: { ...about } }))).character.cards[1]?.deck;

  expect(deckAfter({})).toEqual({ count: 5, nextAt: now + actionPeriodMs });
  expect(deckAfter({ membership: { tier: 'exceptional' } })).toEqual({ count: 9, nextAt: now + actionPeriodMs });
});

test('one roll decides, with as many sides as the sum of weights', () => {
  const drawn = (shown: number) => {
    const rolled: number[] = [];
    const roll = (sides: number) => {
      rolled.push(sides);
      return shown;
    };
    const { changes } = turnOf(drawCard({ ...drawing(), chance: { roll, rest: () => 0 } }));
    return [...rolled, changes.at(-1)];
  };

  expect(drawn(10)).toEqual([100, { kind: 'card drawn', table: 1, card: 31 }]);
  expect(drawn(11)).toEqual([100, { kind: 'card drawn', table: 1, card: 32 }]);
  expect(drawn(100)).toEqual([100, { kind: 'card drawn', table: 1, card: 32 }]);
});

test('changes from elapsed time are part of the turn', () => {
  const change = { kind: 'forced in a row', to: 0 } as const;
  expect(turnOf(drawCard({ ...drawing(), passed: [change] })).changes[0]).toBe(change);
});

test('an empty deck yields no card, whether or not the hand has room', () => {
  const without = (hand: number[]) => drawCard(drawing({ character: { cards: waiting(0, hand) } }));

  expect([without([]), without([9])]).toEqual([refused('deck empty'), refused('deck empty')]);
  expect(drawCard(drawing({ character: { cards: waiting(1) } }))).toMatchObject({ ruling: 'allowed' });
});

test('a full hand takes no more cards, and without a lodging there is no hand', () => {
  expect(drawCard(drawing({ character: { cards: waiting(6, [9]) } }))).toEqual(refused('hand full'));
  expect(drawCard(aMoment({ storylets: cards }))).toEqual(refused('no hand'));
});

test('a hand larger than the lodging allows keeps its cards and takes no more', () => {
  const moment = drawing({ character: { cards: waiting(6, [31, 9, 8]) } });

  expect(drawCard(moment)).toEqual(refused('hand full'));
  expect(moment.character.cards[1]?.hand).toEqual([31, 9, 8]);
});

test('there is no card to draw if none fits', () => {
  const elsewhere = [aCard({ id: 31, areas: [ids.square] }), aStorylet({ id: 33 })];
  expect(drawCard(drawing({ storylets: elsewhere }))).toEqual(refused('no card to draw'));
});

test('where no cards are drawn, none can be drawn from a full deck', () => {
  const pack = { areas: [anArea({ id: ids.quay, showOps: false })] };

  expect(drawCard(drawing({ pack }))).toEqual(refused('no card to draw'));
  expect(drawCard(drawing({ pack, character: { cards: waiting(0, [9]) } }))).toEqual(refused('no card to draw'));
});

test('no card can be drawn in no area or in an area without a setting', () => {
  const lawless = { areas: [anArea({ id: ids.quay, setting: 99 })] };

  expect(drawCard(drawing({ character: { area: 0 } }))).toEqual(refused('no card to draw'));
  expect(drawCard(drawing({ character: { area: 0, setting: 1 } }))).toEqual(refused('no card to draw'));
  expect(drawCard(drawing({ pack: lawless }))).toEqual(refused('no card to draw'));
});

test('an endless deck does not count its cards', () => {
  const pack = { settings: [aSetting({ id: 1, isInfiniteDraw: true, hand: 2 })] };
  const empty = turnOf(drawCard(drawing({ pack, character: { cards: waiting(0) } })));
  const unused = turnOf(drawCard(drawing({ pack })));

  expect(empty.changes).toEqual([{ kind: 'card drawn', table: 1, card: 31 }]);
  expect(empty.character.cards).toEqual(waiting(0, [31]));
  expect(unused.character.cards).toEqual({ 1: { deck: { count: 6 }, hand: [31] } });
  expect(drawCard(drawing({ pack, character: { cards: waiting(0, [8, 9]) } }))).toEqual(refused('hand full'));
});

test('a setting may share the deck and hand of another', () => {
  const pack = { settings: [aSetting({ id: 1, deckOf: 7 }), aSetting({ id: 7 })] };

  const { character } = turnOf(drawCard(drawing({ pack, now: 0 })));
  expect(character.cards).toEqual({ 7: { deck: { count: 5, nextAt: actionPeriodMs }, hand: [31] } });
});
