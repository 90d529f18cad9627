import { actionPeriodMs } from '@underhall/contract/limits';
import { expect, test } from 'vitest';
import { catchUp } from '../catch-up.ts';
import { type About, aMoment } from '../testing/a-moment.ts';
import { openTurn } from '../turn.ts';
import { plainAllowances } from './allowance.ts';
import { limitsOf } from './membership.ts';
import { setMembership } from './set-membership.ts';

const full = { actions: { count: 20 }, cards: { 1: { deck: { count: 6 }, hand: [3] } } };
const later = (about: About['character'], now: number) => {
  const { character, world } = aMoment({ character: { ...about } });
  return catchUp({ character, world }, now);
};

test('membership raises the limit of plots and adds outfits; enhanced adds two more', () => {
  const limits = (tier: 'none' | 'exceptional' | 'enhanced') => limitsOf({ membership: { tier } });

  expect(limits('none')).toEqual({ plots: 2, exceptionalOutfits: 0, enhancedOutfits: 0 });
  expect(limits('exceptional')).toEqual({ plots: 3, exceptionalOutfits: 4, enhancedOutfits: 0 });
  expect(limits('enhanced')).toEqual({ plots: 3, exceptionalOutfits: 4, enhancedOutfits: 2 });
});

test('in a world that sets no numbers, members have a larger bank and deck, and wait as long', () => {
  expect(plainAllowances).toEqual({
    none: { bank: 20, minutes: 10, deck: 6 },
    exceptional: { bank: 40, minutes: 10, deck: 10 },
    enhanced: { bank: 40, minutes: 10, deck: 10 },
  });
});

const minute = 60_000;
const quickForMembers = {
  none: { bank: 30, minutes: 12, deck: 3 },
  exceptional: { bank: 50, minutes: 5, deck: 4 },
  enhanced: { bank: 60, minutes: 2, deck: 8 },
} as const;

test('a world sets bank, period and deck of each tier', () => {
  const spent = (tier: 'none' | 'exceptional' | 'enhanced', now: number) => {
    const start = { membership: { tier }, actions: { count: 1, nextAt: minute }, cards: {} } as const;
    const deck = { 1: { deck: { count: 0, nextAt: minute }, hand: [] } };
    const { character, world } = aMoment({
      character: { ...start, cards: deck },
      pack: { allowances: quickForMembers },
    });
    const after = catchUp({ character, world }, now).character;
    return [after.actions, after.cards[1]?.deck];
  };
  const late = 10_000 * minute;

  expect(spent('none', minute)).toEqual([
    { count: 2, nextAt: 13 * minute },
    { count: 1, nextAt: 13 * minute },
  ]);
  expect(spent('exceptional', 6 * minute)[0]).toEqual({ count: 3, nextAt: 11 * minute });
  expect(spent('none', late)).toEqual([{ count: 30 }, { count: 3 }]);
  expect(spent('exceptional', late)).toEqual([{ count: 50 }, { count: 4 }]);
  expect(spent('enhanced', late)).toEqual([{ count: 60 }, { count: 8 }]);
});

test('when a tier changes the period, the wait under way counts from its start', () => {
  const nextAt = 12 * minute;
  const joinAt = (at: number, tier: 'none' | 'exceptional', to: 'none' | 'exceptional') => {
    const character = { membership: { tier }, actions: { count: 3, nextAt } } as const;
    const moment = aMoment({ character, pack: { allowances: quickForMembers }, now: at });
    return setMembership(openTurn(moment), { tier: to }, at, moment.world).character.actions;
  };
  expect(joinAt(3 * minute, 'none', 'exceptional')).toEqual({ count: 3, nextAt: 5 * minute });
  expect(joinAt(9 * minute, 'none', 'exceptional')).toEqual({ count: 4, nextAt: 14 * minute });
  expect(joinAt(9 * minute, 'exceptional', 'none')).toEqual({ count: 3, nextAt: 19 * minute });
});

test('action bank and deck begin to fill when membership raises their limits', () => {
  const moment = aMoment({ character: full });
  const membership = { tier: 'exceptional', until: 900 } as const;

  const turn = setMembership(openTurn(moment), membership, 500, moment.world);
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
