import { actionPeriodMs } from '@underhall/contract/limits';
import { expect, test } from 'vitest';
import { catchUp } from '../catch-up.ts';
import { type About, aMoment } from '../testing/a-moment.ts';
import { ids } from '../testing/a-world.ts';
import { openTurn } from '../turn.ts';
import { refreshDeck } from './deck.ts';

const decks = (about: About['character'], now: number) => {
  const { character, world } = aMoment({ character: { ...about } });
  const { cards } = catchUp({ character, world }, now).character;
  return Object.fromEntries(Object.entries(cards).map(([table, { deck }]) => [table, deck]));
};
const cards = {
  1: { deck: { count: 4, nextAt: actionPeriodMs }, hand: [ids.lamplighter] },
  8: { deck: { count: 0, nextAt: 2 * actionPeriodMs }, hand: [] },
};

test('every deck gains a card every ten minutes, up to six, wherever the character is', () => {
  expect(decks({ cards: { 1: cards[1] } }, actionPeriodMs - 1)).toEqual({ 1: cards[1].deck });
  expect(decks({ cards }, actionPeriodMs)).toEqual({ 1: { count: 5, nextAt: 2 * actionPeriodMs }, 8: cards[8].deck });
  expect(decks({ cards }, 2 * actionPeriodMs)).toEqual({
    1: { count: 6 },
    8: { count: 1, nextAt: 3 * actionPeriodMs },
  });
  expect(decks({ cards }, 99 * actionPeriodMs)).toEqual({ 1: { count: 6 }, 8: { count: 6 } });
});

test('a member’s deck holds ten cards', () => {
  const member = { cards, membership: { tier: 'exceptional' } } as const;
  expect(decks(member, 99 * actionPeriodMs)).toEqual({ 1: { count: 10 }, 8: { count: 10 } });
});

test('gained cards are recorded for each deck', () => {
  const { character, world } = aMoment({ character: { cards } });

  expect(catchUp({ character, world }, actionPeriodMs).passed).toEqual([
    { kind: 'deck', table: 1, why: 'refilled', from: cards[1].deck, to: { count: 5, nextAt: 2 * actionPeriodMs } },
  ]);
  expect(catchUp({ character, world }, actionPeriodMs).character.cards[1]?.hand).toEqual([ids.lamplighter]);
});

test('a refill fills the deck at the character’s place and takes nothing from a larger one', () => {
  const refreshed = (count: number) => {
    const moment = aMoment({ character: { cards: { ...cards, 1: { deck: { count, nextAt: 5 }, hand: [] } } } });
    return refreshDeck(openTurn(moment), moment.world);
  };

  expect(refreshed(5).changes).toEqual([
    { kind: 'deck', table: 1, why: 'refreshed', from: { count: 5, nextAt: 5 }, to: { count: 6 } },
  ]);
  expect([refreshed(6).changes, refreshed(9).changes]).toEqual([[], []]);
});
