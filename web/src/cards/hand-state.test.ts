import type { Card, Hand } from '@underhall/contract';
import { expect, test } from 'vitest';
import { type Cards, hasNoLimit, isComing, isMissed, lookOf, readHand, whyNotDraw, whyNotFetch } from './hand-state.ts';

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

test('what the server tells becomes the state of the cards, and the wait is that of its own clock', {
  meta: { rows: ['C-CARDS-007'] },
}, () => {
  expect(readHand(aHand({ nextCardAt: at(90) }), 1000, 'foreground')).toEqual({ ...cards, dueAt: 91_000 });
  expect(readHand(aHand({ nextCardAt: at(-9) }), 0, 'foreground').dueAt).toBe(1000);
  expect(readHand(aHand({ noneBecause: 'no lodgings' }), 0, 'foreground').noneBecause).toBe('no lodgings');
});

test('a fetch in the foreground says whether a storylet lies open; one behind the scenes leaves that as it was known', {
  meta: { rows: ['C-CARDS-021'] },
}, () => {
  const open = aHand({ isInAStorylet: true });
  const known: Cards = { ...cards, isStoryInProgress: false };
  expect(readHand(open, 0, 'foreground', known).isStoryInProgress).toBe(true);
  expect(readHand(open, 0, 'background', known).isStoryInProgress).toBe(false);
  expect(readHand(open, 0, 'move prevented', known).isStoryInProgress).toBe(false);
  expect(readHand(aHand(), 0, 'background', { ...known, isStoryInProgress: true }).isStoryInProgress).toBe(true);
});

test('no fetch is begun while one is under way', { meta: { rows: ['C-CARDS-011'] } }, () => {
  expect(whyNotFetch({ isFetching: true })).toBe('Already fetching cards');
  expect(whyNotFetch({ isFetching: false })).toBeUndefined();
});

test('no card is drawn while one is drawn, the hand is fetched or a card is played', {
  meta: { rows: ['C-CARDS-012'] },
}, () => {
  const idle = { isFetching: false, isDrawing: false, isPlaying: false };
  expect(whyNotDraw(idle)).toBeUndefined();
  for (const each of ['isFetching', 'isDrawing', 'isPlaying']) {
    expect(whyNotDraw({ ...idle, [each]: true })).toBe('In the middle of doing something else');
  }
});

test('an empty deck is said before a full hand', () => {
  const look = (cardsCount: number, inHand: number) =>
    lookOf({ ...cards, cardsCount, displayCards: Array.from({ length: inHand }, () => aCard) });
  expect([look(2, 0), look(2, 3), look(2, 4), look(0, 0), look(0, 3)]).toEqual([
    ...['normal', 'disabled', 'disabled'],
    ...['refill', 'refill'],
  ]);
});

test('more than the deck holds means no end of drawing, and anything but a full deck is worth a look', {
  meta: { rows: ['C-CARDS-022', 'C-CARDS-023'] },
}, () => {
  const count = (cardsCount: number) => ({ cardsCount, deckSize: 6 });
  expect([6, 7].map((many) => hasNoLimit(count(many)))).toEqual([false, true]);
  expect([5, 6, 7].map((many) => isComing(count(many)))).toEqual([true, false, true]);
});

test('cards that seldom come or press are not thrown away by a slip', () => {
  const card = (distribution: Card['distribution'], urgency: Card['urgency'] = 'Normal') =>
    isMissed({ distribution, urgency });
  expect((['Rare', 'Unusual', 'VeryInfrequent'] as const).map((each) => card(each))).toEqual([true, true, true]);
  expect((['Infrequent', 'Standard', 'Ubiquitous'] as const).map((each) => card(each))).toEqual([false, false, false]);
  expect(card('Frequent', 'High')).toBe(true);
});
