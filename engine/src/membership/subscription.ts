import { type MembershipPeriod, periodAt, rankOf, type Tier } from './membership.ts';

const dayMs = 24 * 60 * 60 * 1000;

export const gracePeriodMs = 7 * dayMs;

/** For prorated charges. */
const daysPerMonth = 30;

export type Subscription = {
  readonly tier: PaidTier;
  /** Tier of the next month. `none` if the subscription is cancelled. */
  readonly renewsAs: Tier;
  readonly paidUntil: number;
  /** True if the charge for the next month failed. */
  readonly isPastDue: boolean;
};
export type PaidTier = Exclude<Tier, 'none'>;

/**
 * Membership of a subscription. The server learns of a renewal only after the renewal was due. Therefore an active
 * subscription continues through the grace period, in the tier of the next month.
 */
export function periodOf({ tier, renewsAs, paidUntil }: Omit<Subscription, 'isPastDue'>): MembershipPeriod {
  if (renewsAs === 'none') return { tier, until: paidUntil };
  if (renewsAs === tier) return { tier, until: paidUntil + gracePeriodMs };
  return { tier, until: paidUntil, next: { tier: renewsAs, until: paidUntil + gracePeriodMs } };
}

/** Tier in effect at `now`. A cancelled subscription keeps its tier until it expires. */
export const tierAt = (subscription: Subscription, now: number): Tier => periodAt(periodOf(subscription), now).tier;

export const isOver = (subscription: Subscription, now: number): boolean => tierAt(subscription, now) === 'none';

export type SubscriptionRefusal = 'membership over' | 'membership past due' | 'membership being renewed';

export type SubscriptionChange = {
  readonly to: Subscription;
  /** True if the subscription was cancelled and now continues. */
  readonly isRestored: boolean;
  /** True if the price difference for the rest of the month is charged at once. */
  readonly isCharged: boolean;
};

/**
 * Changes the tier of the next month; `none` cancels the subscription, and a paid tier restores it. A higher tier
 * applies at once and is charged, unless this month was already paid at that tier. A lower tier applies from the
 * renewal on.
 */
export function changeTier(
  subscription: Subscription,
  target: Tier,
  now: number,
): SubscriptionChange | SubscriptionRefusal {
  const { tier, renewsAs, paidUntil, isPastDue } = subscription;
  if (isOver(subscription, now)) return 'membership over';
  const isSame = target === renewsAs;
  if (target === 'none' || isSame)
    return { to: { ...subscription, renewsAs: target }, isRestored: false, isCharged: false };
  if (isPastDue) return 'membership past due';
  if (paidUntil <= now) return 'membership being renewed';
  const isCharged = rankOf(target) > rankOf(tier);
  const to = { ...subscription, tier: isCharged ? target : tier, renewsAs: target };
  return { to, isRestored: renewsAs === 'none', isCharged };
}

/**
 * Share of a monthly amount for the rest of the month, in minor units, rounded down. Each started day is a thirtieth.
 */
export function proratedCharge(amount: number, paidUntil: number, now: number): number {
  const days = Math.min(daysPerMonth, Math.max(0, Math.ceil((paidUntil - now) / dayMs)));
  return Math.floor((amount * days) / daysPerMonth);
}

export type ProviderRecord = {
  readonly is: 'active' | 'pastDue' | 'cancelled' | 'expired';
  /** Tier that the provider charges. */
  readonly as: PaidTier;
  readonly paidUntil: number;
};

/**
 * Updates a subscription from the provider's records. After a renewal, the tier is the one that the provider charged.
 */
export function applyProviderRecord(subscription: Subscription, { is, as, paidUntil }: ProviderRecord): Subscription {
  const isCancelled = is === 'cancelled' || is === 'expired';
  const isRenewed = paidUntil > subscription.paidUntil;
  return {
    tier: isRenewed ? as : subscription.tier,
    renewsAs: isCancelled ? 'none' : as,
    paidUntil,
    isPastDue: is === 'pastDue',
  };
}
