/** A stretch of membership: a tier until it ends, and what follows at that moment. Without `until` it does not end by itself. */
export type Stretch = {
  readonly tier: Tier;
  readonly until?: number;
  /** None, if it is left out. */
  readonly next?: Stretch;
};

/** A character's membership of the club. */
export type Membership = Stretch & {
  /** The character's own, while whoever runs the game gives everybody a higher one. */
  readonly own?: Stretch;
};

/** The tiers of membership, lowest first. */
export const tiers = ['none', 'exceptional', 'enhanced'] as const;
export type Tier = (typeof tiers)[number];

/** The place of a tier among them, from 0 for none. */
export const rankOf = (tier: Tier): number => tiers.indexOf(tier);

/** Limits that membership widens. */
export type Limits = {
  /** Size of the bank of actions. */
  readonly bank: number;
  /** Cards that can wait in a deck. */
  readonly deck: number;
  /** Plots under way at once. */
  readonly plots: number;
  /** Outfits that come with membership, of its two kinds. */
  readonly exceptionalOutfits: number;
  readonly enhancedOutfits: number;
};

const plain: Limits = { bank: 20, deck: 6, plots: 2, exceptionalOutfits: 0, enhancedOutfits: 0 };
const exceptional: Limits = { bank: 40, deck: 10, plots: 3, exceptionalOutfits: 4, enhancedOutfits: 0 };

const byTier: Readonly<Record<Tier, Limits>> = {
  none: plain,
  exceptional,
  enhanced: { ...exceptional, enhancedOutfits: 2 },
};

export const limitsOf = ({ membership }: { readonly membership: Membership }): Limits => byTier[membership.tier];

const none: Stretch = { tier: 'none' };

/** The stretch that holds at a moment: this one, one that followed it, or none. */
export function stretchAt(stretch: Stretch, now: number): Stretch {
  let at = stretch;
  while (at.until !== undefined && at.until <= now) at = at.next ?? none;
  return at;
}

/** The highest of several memberships that are had side by side, from a moment on: at each moment the highest tier of all. */
export function highestOf(stretches: readonly Stretch[], now: number): Stretch {
  const still = stretches.map((each) => stretchAt(each, now));
  const { tier } = still.reduce((high, each) => (rankOf(each.tier) > rankOf(high.tier) ? each : high), none);
  const ends = still.flatMap(({ until }) => (until === undefined ? [] : [until]));
  if (ends.length === 0) return { tier };
  const until = Math.min(...ends);
  const next = highestOf(still, until);
  if (next.tier === tier) return next;
  return next.tier === 'none' ? { tier, until } : { tier, until, next };
}

/** The free refreshes of an enhanced member: each gives `actions`, and there are `times` within `days`. */
export const enhancedRefresh = { actions: 7, times: 3, days: 30 } as const;
