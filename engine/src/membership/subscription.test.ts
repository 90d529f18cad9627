import { expect, test } from 'vitest';
import { aMoment } from '../testing/a-moment.ts';
import { turnOf } from '../testing/turn-of.ts';
import { setOwnMembership } from './everybodys-tier.ts';
import {
  applyProviderRecord,
  changeTier,
  gracePeriodMs,
  isOver,
  periodOf,
  proratedCharge,
  type Subscription,
  tierAt,
} from './subscription.ts';

const day = 24 * 60 * 60 * 1000;
const end = 100 * day;
const now = end - 12 * day;
const standard: Subscription = { tier: 'exceptional', renewsAs: 'exceptional', paidUntil: end, isPastDue: false };
const enhanced: Subscription = { ...standard, tier: 'enhanced', renewsAs: 'enhanced' };
const cancelled: Subscription = { ...standard, renewsAs: 'none' };

test('a renewing subscription continues for seven days after its renewal is due', () => {
  expect(periodOf(standard)).toEqual({ tier: 'exceptional', until: end + gracePeriodMs });
  expect(gracePeriodMs).toBe(7 * day);
  expect(isOver({ ...standard, isPastDue: true }, end + gracePeriodMs - 1)).toBe(false);
  expect(isOver({ ...standard, isPastDue: true }, end + gracePeriodMs)).toBe(true);
});

test('a cancelled subscription keeps its tier exactly until it expires', {
  meta: { rows: ['C-SUBS-014'] },
}, () => {
  expect(tierAt(cancelled, end - 1)).toBe('exceptional');
  expect(tierAt({ ...enhanced, renewsAs: 'none' }, end - 1)).toBe('enhanced');
  expect(tierAt(cancelled, end)).toBe('none');
  expect(changeTier(standard, 'none', now)).toEqual({ to: cancelled, isRestored: false, isCharged: false });
});

test('a higher tier applies at once and is charged; a lower one applies from the renewal on', {
  meta: { rows: ['C-SUBS-012', 'C-SUBS-013'] },
}, () => {
  expect(changeTier(standard, 'enhanced', now)).toEqual({ to: enhanced, isRestored: false, isCharged: true });
  const lowered = { ...enhanced, renewsAs: 'exceptional' } as const;
  expect(changeTier(enhanced, 'exceptional', now)).toEqual({ to: lowered, isRestored: false, isCharged: false });
  expect([end - 1, end, end + gracePeriodMs].map((at) => tierAt(lowered, at))).toEqual([
    'enhanced',
    'exceptional',
    'none',
  ]);
  expect(changeTier(lowered, 'enhanced', now)).toEqual({ to: enhanced, isRestored: false, isCharged: false });
});

test('a cancelled subscription can be restored as it was, as a higher tier or as a lower one', {
  meta: { rows: ['C-SUBS-015', 'C-SUBS-016'] },
}, () => {
  expect(changeTier(cancelled, 'exceptional', now)).toEqual({ to: standard, isRestored: true, isCharged: false });
  expect(changeTier(cancelled, 'enhanced', now)).toEqual({ to: enhanced, isRestored: true, isCharged: true });
  const ended = { ...enhanced, renewsAs: 'none' } as const;
  expect(changeTier(ended, 'enhanced', now)).toEqual({ to: enhanced, isRestored: true, isCharged: false });
  expect(changeTier(ended, 'exceptional', now)).toMatchObject({ to: { tier: 'enhanced', renewsAs: 'exceptional' } });
});

test('a subscription that is past due or being renewed can be cancelled but not changed', () => {
  expect(changeTier(cancelled, 'exceptional', end)).toBe('membership over');
  expect(changeTier({ ...standard, isPastDue: true }, 'enhanced', end + day)).toBe('membership past due');
  expect(changeTier(standard, 'enhanced', end)).toBe('membership being renewed');
  expect(changeTier(standard, 'exceptional', end)).toMatchObject({ to: standard });
  const left = changeTier({ ...standard, isPastDue: true }, 'none', end + day);
  expect(left).toMatchObject({ to: { renewsAs: 'none' } });
  expect(isOver((left as { to: Subscription }).to, end + day)).toBe(true);
});

test('the charge is for the days left of thirty, rounded down, and at most the whole amount', () => {
  expect(proratedCharge(500, end, now)).toBe(200);
  expect(proratedCharge(500, end, end - 1)).toBe(16);
  expect(proratedCharge(500, end, end - 31 * day)).toBe(500);
  expect([proratedCharge(500, end, end), proratedCharge(500, end, end + day)]).toEqual([0, 0]);
});

test('a renewed month has the tier that was charged; otherwise the tier does not change', () => {
  const later = end + 30 * day;
  const lowered = { ...enhanced, renewsAs: 'exceptional' } as const;
  const inBooks = (is: 'active' | 'pastDue' | 'cancelled' | 'expired', paidUntil: number) =>
    applyProviderRecord(lowered, { is, as: 'exceptional', paidUntil });
  expect(inBooks('active', end)).toEqual(lowered);
  expect(inBooks('active', later)).toEqual({ ...standard, paidUntil: later });
  expect(inBooks('pastDue', end)).toEqual({ ...lowered, isPastDue: true });
  for (const is of ['cancelled', 'expired'] as const)
    expect(inBooks(is, end)).toEqual({ ...lowered, renewsAs: 'none' });
});

test('a membership becomes the character’s own, below everybody’s higher tier', () => {
  const moment = aMoment({ now: 5 });
  expect(turnOf(setOwnMembership(moment, { tier: 'exceptional', until: 9 })).character.membership).toEqual({
    tier: 'exceptional',
    until: 9,
  });
  const given = { ...moment, world: { ...moment.world, everybodysTier: 'enhanced' } } as const;
  expect(turnOf(setOwnMembership(given, { tier: 'exceptional', until: 9 })).character.membership).toEqual({
    tier: 'enhanced',
    own: { tier: 'exceptional', until: 9 },
  });
});
