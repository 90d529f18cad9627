import type { CurrencyCode } from '@underhall/contract';
import type { MembershipPeriod, PaidTier, Subscription, Tier } from '@underhall/engine';
import { periodOf } from '@underhall/engine';

/** A membership that whoever runs the game has given, and by what it came to them: a shop of telephones, or their own word. */
export type GrantedMembership = {
  readonly tier: PaidTier;
  readonly until?: number;
  readonly by: 'operator' | 'apple' | 'android';
};

/** The terms a subscription was begun with. Prices of a month, in minor units; they stay as they were. */
export type Terms = {
  readonly id: string;
  /** The company that takes the money: its books are the only ones that know of it. */
  readonly provider: string;
  readonly planId: string;
  readonly addOnId: string;
  readonly currency: CurrencyCode;
  readonly price: number;
  readonly addOnPrice: number;
  readonly beganAs: PaidTier;
};

/** `standing` is there once it is known that it was begun; `age` is how many milliseconds ago it was asked for. */
export type StoredSubscription = Terms & { readonly age: number; readonly standing?: Subscription };

/** A change that the provider was asked for, and has not answered as far as is known. */
export type AskedChange = {
  /** Also the order of what is charged at once. */
  readonly id: string;
  readonly wanted: Tier;
  /** The kind in effect once it is done. */
  readonly tier: PaidTier;
  readonly isRestored: boolean;
  /** In minor units; 0 if nothing is charged. */
  readonly charge: number;
};

/** Another way of paying that was asked for and not answered as far as is known; `age` in milliseconds. */
export type AskedCard = {
  /** The number under which the provider keeps it. */
  readonly id: string;
  readonly age: number;
};

/** All that there is of a character's membership beside everybody's. */
export type Member = {
  readonly characterId: number;
  /** 0 before anything was ever done. */
  readonly version: number;
  readonly given?: GrantedMembership;
  readonly subscription?: StoredSubscription;
  readonly change?: AskedChange & { readonly age: number };
  readonly card?: AskedCard;
};

/** The memberships that are had side by side. */
export const stretchesOf = (
  given: GrantedMembership | undefined,
  standing: Subscription | undefined,
): readonly MembershipPeriod[] => [
  ...(given ? [{ tier: given.tier, ...(given.until !== undefined && { until: given.until }) }] : []),
  ...(standing ? [periodOf(standing)] : []),
];
