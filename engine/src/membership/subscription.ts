import { rankOf, type Stretch, stretchAt, type Tier } from './membership.ts';

const day = 24 * 60 * 60 * 1000;

/** Milliseconds for which a membership goes on after a renewal that was not paid. */
export const grace = 7 * day;

/** Days that a month counts when the rest of it is paid for. */
const daysOfMonth = 30;

/** A membership that is paid for month by month. */
export type Subscription = {
  /** The kind of the month that is paid for. */
  readonly tier: PaidTier;
  /** The kind of the next month: `none` once it is cancelled. */
  readonly renewsAs: Tier;
  readonly paidUntil: number;
  /** True if the next month was due and could not be had. */
  readonly isPastDue: boolean;
};
export type PaidTier = Exclude<Tier, 'none'>;

/**
 * The membership that a subscription brings. A renewal is heard of later than it is due, so that one that was not cancelled
 * goes on for the days of grace, as the kind it is renewed as.
 */
export function stretchOf({ tier, renewsAs, paidUntil }: Omit<Subscription, 'isPastDue'>): Stretch {
  if (renewsAs === 'none') return { tier, until: paidUntil };
  if (renewsAs === tier) return { tier, until: paidUntil + grace };
  return { tier, until: paidUntil, next: { tier: renewsAs, until: paidUntil + grace } };
}

/** The kind that is had at a moment: of a cancelled one its last, until it expires. */
export const tierAt = (subscription: Subscription, now: number): Tier => stretchAt(stretchOf(subscription), now).tier;

/** True if nothing of it is had any more. */
export const isOver = (subscription: Subscription, now: number): boolean => tierAt(subscription, now) === 'none';

export type SubscriptionRefusal = 'membership over' | 'membership past due' | 'membership being renewed';

/** A change of a subscription, and what has to be asked of whoever takes the money. */
export type SubscriptionChange = {
  readonly to: Subscription;
  /** True if it was cancelled and goes on. */
  readonly isRestored: boolean;
  /** True if the difference for the rest of the month is paid at once. */
  readonly isCharged: boolean;
};

/**
 * Changes the kind of the next month, or cancels it by `none`. A higher kind is had at once, for the difference, unless the
 * month is paid for as that already; a lower one from the renewal on. What was cancelled goes on when any kind is wanted.
 */
export function changeTo(
  subscription: Subscription,
  wanted: Tier,
  now: number,
): SubscriptionChange | SubscriptionRefusal {
  const { tier, renewsAs, paidUntil, isPastDue } = subscription;
  if (isOver(subscription, now)) return 'membership over';
  const isSame = wanted === renewsAs;
  if (wanted === 'none' || isSame)
    return { to: { ...subscription, renewsAs: wanted }, isRestored: false, isCharged: false };
  if (isPastDue) return 'membership past due';
  if (paidUntil <= now) return 'membership being renewed';
  const isCharged = rankOf(wanted) > rankOf(tier);
  const to = { ...subscription, tier: isCharged ? wanted : tier, renewsAs: wanted };
  return { to, isRestored: renewsAs === 'none', isCharged };
}

/** The part of a month's difference that is paid for the rest of it, in whole minor units: by days begun, of thirty, rounded down. */
export function differenceNow(amount: number, paidUntil: number, now: number): number {
  const days = Math.min(daysOfMonth, Math.max(0, Math.ceil((paidUntil - now) / day)));
  return Math.floor((amount * days) / daysOfMonth);
}

/** The state of a subscription in the books of the company that takes the money. */
export type InBooks = {
  readonly is: 'active' | 'pastDue' | 'cancelled' | 'expired';
  /** The kind it is charged as. */
  readonly as: PaidTier;
  readonly paidUntil: number;
};

/** A subscription as the books have it: a month more was had as what it was to be renewed as. */
export function asInBooks(subscription: Subscription, { is, as, paidUntil }: InBooks): Subscription {
  const isCancelled = is === 'cancelled' || is === 'expired';
  const isRenewed = paidUntil > subscription.paidUntil;
  return {
    tier: isRenewed ? as : subscription.tier,
    renewsAs: isCancelled ? 'none' : as,
    paidUntil,
    isPastDue: is === 'pastDue',
  };
}
