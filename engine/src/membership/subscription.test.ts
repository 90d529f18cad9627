import { expect, test } from 'vitest';
import { aMoment } from '../testing/a-moment.ts';
import { turnOf } from '../testing/turn-of.ts';
import { holdMembership } from './everybodys-tier.ts';
import {
  asInBooks,
  changeTo,
  differenceNow,
  grace,
  isOver,
  type Subscription,
  stretchOf,
  tierAt,
} from './subscription.ts';

const day = 24 * 60 * 60 * 1000;
const end = 100 * day;
const now = end - 12 * day;
const standard: Subscription = { tier: 'exceptional', renewsAs: 'exceptional', paidUntil: end, isPastDue: false };
const enhanced: Subscription = { ...standard, tier: 'enhanced', renewsAs: 'enhanced' };
const cancelled: Subscription = { ...standard, renewsAs: 'none' };

test('one that goes on is had for seven days beyond its renewal, for that is heard of later and may have failed', () => {
  expect(stretchOf(standard)).toEqual({ tier: 'exceptional', until: end + grace });
  expect(grace).toBe(7 * day);
  expect(isOver({ ...standard, isPastDue: true }, end + grace - 1)).toBe(false);
  expect(isOver({ ...standard, isPastDue: true }, end + grace)).toBe(true);
});

test('a cancelled one counts as its kind until it expires, and not a moment longer', {
  meta: { rows: ['C-SUBS-014'] },
}, () => {
  expect(tierAt(cancelled, end - 1)).toBe('exceptional');
  expect(tierAt({ ...enhanced, renewsAs: 'none' }, end - 1)).toBe('enhanced');
  expect(tierAt(cancelled, end)).toBe('none');
  expect(changeTo(standard, 'none', now)).toEqual({ to: cancelled, isRestored: false, isCharged: false });
});

test('a higher kind is had at once for the difference; a lower one from the renewal on', {
  meta: { rows: ['C-SUBS-012', 'C-SUBS-013'] },
}, () => {
  expect(changeTo(standard, 'enhanced', now)).toEqual({ to: enhanced, isRestored: false, isCharged: true });
  const lowered = { ...enhanced, renewsAs: 'exceptional' } as const;
  expect(changeTo(enhanced, 'exceptional', now)).toEqual({ to: lowered, isRestored: false, isCharged: false });
  expect([end - 1, end, end + grace].map((at) => tierAt(lowered, at))).toEqual(['enhanced', 'exceptional', 'none']);
  expect(changeTo(lowered, 'enhanced', now)).toEqual({ to: enhanced, isRestored: false, isCharged: false });
});

test('a cancelled one goes on as it was, as the higher kind for the difference, or as the lower one for nothing', {
  meta: { rows: ['C-SUBS-015', 'C-SUBS-016'] },
}, () => {
  expect(changeTo(cancelled, 'exceptional', now)).toEqual({ to: standard, isRestored: true, isCharged: false });
  expect(changeTo(cancelled, 'enhanced', now)).toEqual({ to: enhanced, isRestored: true, isCharged: true });
  const ended = { ...enhanced, renewsAs: 'none' } as const;
  expect(changeTo(ended, 'enhanced', now)).toEqual({ to: enhanced, isRestored: true, isCharged: false });
  expect(changeTo(ended, 'exceptional', now)).toMatchObject({ to: { tier: 'enhanced', renewsAs: 'exceptional' } });
});

test('what is over, past due or being renewed is not changed, but can always be cancelled while it is had', () => {
  expect(changeTo(cancelled, 'exceptional', end)).toBe('membership over');
  expect(changeTo({ ...standard, isPastDue: true }, 'enhanced', end + day)).toBe('membership past due');
  expect(changeTo(standard, 'enhanced', end)).toBe('membership being renewed');
  expect(changeTo(standard, 'exceptional', end)).toMatchObject({ to: standard });
  const left = changeTo({ ...standard, isPastDue: true }, 'none', end + day);
  expect(left).toMatchObject({ to: { renewsAs: 'none' } });
  expect(isOver((left as { to: Subscription }).to, end + day)).toBe(true);
});

test('the difference is for the days that are left of thirty, rounded down, and never more than all of it', () => {
  expect(differenceNow(500, end, now)).toBe(200);
  expect(differenceNow(500, end, end - 1)).toBe(16);
  expect(differenceNow(500, end, end - 31 * day)).toBe(500);
  expect([differenceNow(500, end, end), differenceNow(500, end, end + day)]).toEqual([0, 0]);
});

test('a month more in the books is had as what it is charged as; without one the kind stays what was paid for', () => {
  const later = end + 30 * day;
  const lowered = { ...enhanced, renewsAs: 'exceptional' } as const;
  const inBooks = (is: 'active' | 'pastDue' | 'cancelled' | 'expired', paidUntil: number) =>
    asInBooks(lowered, { is, as: 'exceptional', paidUntil });
  expect(inBooks('active', end)).toEqual(lowered);
  expect(inBooks('active', later)).toEqual({ ...standard, paidUntil: later });
  expect(inBooks('pastDue', end)).toEqual({ ...lowered, isPastDue: true });
  for (const is of ['cancelled', 'expired'] as const)
    expect(inBooks(is, end)).toEqual({ ...lowered, renewsAs: 'none' });
});

test('a membership becomes the character’s own, below one that everybody is given', () => {
  const moment = aMoment({ now: 5 });
  expect(turnOf(holdMembership(moment, { tier: 'exceptional', until: 9 })).character.membership).toEqual({
    tier: 'exceptional',
    until: 9,
  });
  const given = { ...moment, world: { ...moment.world, everybodysTier: 'enhanced' } } as const;
  expect(turnOf(holdMembership(given, { tier: 'exceptional', until: 9 })).character.membership).toEqual({
    tier: 'enhanced',
    own: { tier: 'exceptional', until: 9 },
  });
});
