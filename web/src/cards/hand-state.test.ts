import type { Card, Hand } from '@underhall/contract';
import { expect, test } from 'vitest';
import { type Cards, drawBlockerOf, fetchBlockerOf, hasNoLimit, isCardDue, lookOf, readHand } from './hand-state.ts';

const at = (seconds: number) => new Date(Date.UTC(2000, 0, 1) + seconds * 1000).toISOString();
const aHand = (about: Partial<Hand> = {}): Hand => ({
  isSuccess: true,
  displayCards: [],
  eligibleForCardsCount: 4,
  maxDeckSize: 6,
  maxHandSize: 3,
  isInAStorylet: false,
  currency: 0,
  currentTime: at(0),
  ...about,
});
const cards = { displayCards: [], cardsCount: 4, deckSize: 6, handSize: 3, isStoryInProgress: false } as const;
const aCard = {} as Card;

test('the reply becomes the state of the cards, with the wait by the server’s clock', {
  meta: { rows: ['C-CARDS-007'] },
}, () => {
  expect(readHand(aHand({ nextCardAt: at(90) }), 1000, 'foreground')).toEqual({ ...cards, dueAt: 91_000 });
  expect(readHand(aHand({ nextCardAt: at(-9) }), 0, 'foreground').dueAt).toBe(1000);
  expect(readHand(aHand({ noneBecause: 'no lodgings' }), 0, 'foreground').noneBecause).toBe('no lodgings');
});

test('only a foreground fetch updates whether a storylet is open', {
  meta: { rows: ['C-CARDS-021'] },
}, () => {
  const open = aHand({ isInAStorylet: true });
  const known: Cards = { ...cards, isStoryInProgress: false };
  expect(readHand(open, 0, 'foreground', known).isStoryInProgress).toBe(true);
  expect(readHand(open, 0, 'background', known).isStoryInProgress).toBe(false);
  expect(readHand(open, 0, 'move prevented', known).isStoryInProgress).toBe(false);
  expect(readHand(aHand(), 0, 'background', { ...known, isStoryInProgress: true }).isStoryInProgress).toBe(true);
});

test('no fetch begins during another', { meta: { rows: ['C-CARDS-011'] } }, () => {
  expect(fetchBlockerOf({ isFetching: true })).toBe('Already fetching cards');
  expect(fetchBlockerOf({ isFetching: false })).toBeUndefined();
});

test('no card is drawn during a draw, a fetch or a play', {
  meta: { rows: ['C-CARDS-012'] },
}, () => {
  const idle = { isFetching: false, isDrawing: false, isPlaying: false };
  expect(drawBlockerOf(idle)).toBeUndefined();
  for (const each of ['isFetching', 'isDrawing', 'isPlaying']) {
    expect(drawBlockerOf({ ...idle, [each]: true })).toBe('In the middle of doing something else');
  }
});

test('an empty deck wins over a full hand', () => {
  const look = (cardsCount: number, inHand: number) =>
    lookOf({ ...cards, cardsCount, displayCards: Array.from({ length: inHand }, () => aCard) });
  expect([look(2, 0), look(2, 3), look(2, 4), look(0, 0), look(0, 3)]).toEqual([
    ...['normal', 'disabled', 'disabled'],
    ...['refill', 'refill'],
  ]);
});

test('a count above the deck size means no limit, and a deck that is not full gets more cards', {
  meta: { rows: ['C-CARDS-022', 'C-CARDS-023'] },
}, () => {
  const count = (cardsCount: number) => ({ cardsCount, deckSize: 6 });
  expect([6, 7].map((many) => hasNoLimit(count(many)))).toEqual([false, true]);
  expect([5, 6, 7].map((many) => isCardDue(count(many)))).toEqual([true, false, true]);
});
