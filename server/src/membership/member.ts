import type { CurrencyCode } from '@underhall/contract';
import type { MembershipPeriod, PaidTier, Subscription, Tier } from '@underhall/engine';
import { periodOf } from '@underhall/engine';

/** A membership granted by the operator, as a gift or for a purchase in an app store. */
export type GrantedMembership = {
  readonly tier: PaidTier;
  readonly until?: number;
  readonly by: 'operator' | 'apple' | 'android';
};

/** The immutable terms of a subscription. Prices are monthly, in minor units. */
export type Terms = {
  readonly id: string;
  /** The only provider that knows the subscription. */
  readonly provider: string;
  readonly planId: string;
  readonly addOnId: string;
  readonly currency: CurrencyCode;
  readonly price: number;
  readonly addOnPrice: number;
  readonly initialTier: PaidTier;
};

/** `standing` is set after the provider has confirmed the subscription. `ageMs` is the time since the request. */
export type StoredSubscription = Terms & { readonly ageMs: number; readonly standing?: Subscription };

export type PendingChange = {
  /** Also the order ID of an immediate charge. */
  readonly id: string;
  readonly target: Tier;
  readonly tier: PaidTier;
  readonly isRestored: boolean;
  /** In minor units, or 0 if nothing is charged. */
  readonly charge: number;
};

export type PendingCardChange = {
  /** ID of the payment method at the provider. */
  readonly id: string;
  readonly ageMs: number;
};

export type Member = {
  readonly characterId: number;
  /** 0 if there is no stored row. */
  readonly version: number;
  readonly grant?: GrantedMembership;
  readonly subscription?: StoredSubscription;
  readonly change?: PendingChange & { readonly ageMs: number };
  readonly card?: PendingCardChange;
};

export const periodsOf = (
  grant: GrantedMembership | undefined,
  standing: Subscription | undefined,
): readonly MembershipPeriod[] => [
  ...(grant ? [{ tier: grant.tier, ...(grant.until !== undefined && { until: grant.until }) }] : []),
  ...(standing ? [periodOf(standing)] : []),
];
