/** A tier until a point in time, and the period that follows. A period with no `until` never ends. */
export type MembershipPeriod = {
  readonly tier: Tier;
  readonly until?: number;
  readonly next?: MembershipPeriod;
};

export type Membership = MembershipPeriod & {
  /** The character's own membership, while the operator gives everybody a higher tier. */
  readonly own?: MembershipPeriod;
};

/** Lowest first. */
export const tiers = ['none', 'exceptional', 'enhanced'] as const;
export type Tier = (typeof tiers)[number];

/** 0 for `none`. */
export const rankOf = (tier: Tier): number => tiers.indexOf(tier);

/** Limits that no world sets. */
export type Limits = {
  readonly plots: number;
  /** Additional outfits for each paid tier. */
  readonly exceptionalOutfits: number;
  readonly enhancedOutfits: number;
};

const withoutMembership: Limits = { plots: 2, exceptionalOutfits: 0, enhancedOutfits: 0 };
const exceptional: Limits = { plots: 3, exceptionalOutfits: 4, enhancedOutfits: 0 };

const byTier: Readonly<Record<Tier, Limits>> = {
  none: withoutMembership,
  exceptional,
  enhanced: { ...exceptional, enhancedOutfits: 2 },
};

export const limitsOf = ({ membership }: { readonly membership: Membership }): Limits => byTier[membership.tier];

const none: MembershipPeriod = { tier: 'none' };

/** The period in effect at `now`: this one, a later one, or none. */
export function periodAt(period: MembershipPeriod, now: number): MembershipPeriod {
  let current = period;
  while (current.until !== undefined && current.until <= now) current = current.next ?? none;
  return current;
}

/** Combines concurrent memberships: from `now` on, the highest tier at each moment. */
export function highestPeriod(periods: readonly MembershipPeriod[], now: number): MembershipPeriod {
  const current = periods.map((each) => periodAt(each, now));
  const { tier } = current.reduce((high, each) => (rankOf(each.tier) > rankOf(high.tier) ? each : high), none);
  const ends = current.flatMap(({ until }) => (until === undefined ? [] : [until]));
  if (ends.length === 0) return { tier };
  const until = Math.min(...ends);
  const next = highestPeriod(current, until);
  if (next.tier === tier) return next;
  return next.tier === 'none' ? { tier, until } : { tier, until, next };
}

/** Free refreshes of an enhanced member: `times` in a calendar month (UTC), each of `actions`. */
export const enhancedRefresh = { actions: 7, times: 3 } as const;
