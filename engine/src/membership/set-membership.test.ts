import { actionPeriodMs } from '@underhall/contract/limits';
import { expect, test } from 'vitest';
import { catchUp } from '../catch-up.ts';
import { type About, aMoment } from '../testing/a-moment.ts';
import { openTurn } from '../turn.ts';
import { limitsOf } from './membership.ts';
import { setMembership } from './set-membership.ts';

const full = { actions: { count: 20 }, cards: { 1: { deck: { count: 6 }, hand: [3] } } };
const later = (about: About['character'], now: number) => {
  const { character, world } = aMoment({ character: { ...about } });
  return catchUp({ character, world }, now);
};

test('membership raises the limits of actions, deck and plots and adds outfits; enhanced adds two more', () => {
  const limits = (tier: 'none' | 'exceptional' | 'enhanced') => limitsOf({ membership: { tier } });

  expect(limits('none')).toEqual({ bank: 20, deck: 6, plots: 2, exceptionalOutfits: 0, enhancedOutfits: 0 });
  expect(limits('exceptional')).toEqual({ bank: 40, deck: 10, plots: 3, exceptionalOutfits: 4, enhancedOutfits: 0 });
  expect(limits('enhanced')).toEqual({ bank: 40, deck: 10, plots: 3, exceptionalOutfits: 4, enhancedOutfits: 2 });
});

test('action bank and deck begin to fill when membership raises their limits', () => {
  const moment = aMoment({ character: full });
  const membership = { tier: 'exceptional', until: 900 } as const;

  const turn = setMembership(openTurn(moment), membership, 500);
  const nextAt = 500 + actionPeriodMs;
  expect(turn.changes[0]).toEqual({ kind: 'membership', to: membership });
  expect(turn.character).toMatchObject({
    membership,
    actions: { count: 20, nextAt },
    cards: { 1: { deck: { count: 6, nextAt }, hand: [3] } },
  });
});

test('a membership ends exactly at its end', () => {
  const member = { ...full, membership: { tier: 'exceptional', until: 5000 } } as const;

  expect(later(member, 4999).character.membership).toEqual({ tier: 'exceptional', until: 5000 });
  expect(later(member, 5000).passed).toContainEqual({ kind: 'membership', to: { tier: 'none' } });
  expect(later(member, 5000).character.membership).toEqual({ tier: 'none' });
  expect(later({ membership: { tier: 'enhanced' } }, 1e15).character.membership).toEqual({ tier: 'enhanced' });
});

test('actions above the bank remain when membership ends, and no more are added', () => {
  const until = 10 * actionPeriodMs;
  const member = {
    membership: { tier: 'enhanced', until },
    actions: { count: 15, nextAt: actionPeriodMs },
    cards: { 1: { deck: { count: 5, nextAt: 7 * actionPeriodMs }, hand: [] } },
  } as const;

  const { character } = later(member, 500 * actionPeriodMs);
  expect([character.actions, character.cards[1]?.deck]).toEqual([{ count: 25 }, { count: 9 }]);
  expect(later(member, until - 1).character.actions).toEqual({ count: 24, nextAt: until });
});

test('the bank holds twenty actions again after membership', () => {
  const member = { membership: { tier: 'exceptional', until: 1 }, actions: { count: 12, nextAt: 1 } } as const;
  expect(later(member, 500 * actionPeriodMs).character.actions).toEqual({ count: 20 });
});

test('a membership that ended before the last catch-up gives nothing for later time', () => {
  const paidLate = {
    membership: { tier: 'exceptional', until: 5 },
    actions: { count: 3, nextAt: 50 * actionPeriodMs },
  } as const;
  expect(later(paidLate, 49 * actionPeriodMs).character.actions).toEqual({ count: 3, nextAt: 50 * actionPeriodMs });
});
