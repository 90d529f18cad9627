import type { CurrencyCode } from '@underhall/contract';

/** An amount in whole minor units of its currency: 1999 of USD are $19.99. */
export type Money = { readonly currency: CurrencyCode; readonly minor: number };

/** A single-use nonce for a payment method, and device data from the provider's scripts. */
export type PaymentMethod = { readonly nonce: string; readonly deviceData?: string };

/**
 * State of a payment method before a charge.
 *
 * - `card`: with a liability shift (3-D Secure), the bank bears the loss if the card is stolen. `status` is the
 * provider's 3-D Secure code.
 * - `other`: a method such as a wallet, which verifies the payer itself.
 * - `unusable`: the nonce is unknown, used up or expired.
 */
export type MethodDetails =
  | { readonly is: 'card'; readonly hasLiabilityShift: boolean; readonly status: string }
  | { readonly is: 'other' }
  | { readonly is: 'unusable'; readonly message: string }
  | { readonly is: 'unknown' };

/**
 * `unknown` is not a failure: the reply was lost, and the money may have moved. Such a charge must be looked up by its
 * order ID and never sent again. `message` is for the player.
 */
export type ChargeResult =
  | { readonly is: 'settled'; readonly reference: string }
  | { readonly is: 'declined'; readonly message: string }
  | { readonly is: 'unknown' };

/** `missing` is only final `recordsCompleteAfterMs` after the charge was requested. */
export type ProviderOrder =
  | { readonly is: 'settled' | 'refunded' | 'disputed'; readonly reference: string }
  | { readonly is: 'declined'; readonly message: string }
  | { readonly is: 'missing' };

/**
 * IDs are ours. `paidUntil` is the due date of the next charge. A cancelled subscription lasts until `paidUntil`, and
 * an expired one is over.
 */
export type ProviderSubscription = {
  readonly id: string;
  readonly planId: string;
  readonly addOnIds: readonly string[];
  readonly is: 'active' | 'pastDue' | 'cancelled' | 'expired';
  readonly paidUntil: Date;
  /** True if the latest month's payment was refunded, or withheld by the bank. */
  readonly isReversed?: boolean;
};

export type SubscriptionResult =
  | { readonly is: 'done'; readonly subscription: ProviderSubscription }
  | { readonly is: 'declined'; readonly message: string }
  | { readonly is: 'unknown' };

/** Identified by our IDs. */
export type PaymentSubject =
  | { readonly about: 'order'; readonly order: string }
  | { readonly about: 'subscription'; readonly subscription: string };

/** A verified webhook event. Events may arrive twice, late and in any order, and `at` is when the event happened. */
export type PaymentEvent = { readonly id: string; readonly at: Date } & (
  | PaymentSubject
  | { readonly about: 'nothing of ours' }
);

/** Also `done` if already refunded. */
export type RefundResult = { readonly is: 'done' | 'unknown' } | { readonly is: 'declined'; readonly message: string };

/** After this time without a reply, a request has the result `unknown`. */
export const replyTimeoutMs = 15_000;

/** After this time, the provider's records include every requested charge, even if the reply was lost. */
export const recordsCompleteAfterMs = 120_000;

/**
 * A payment company. Requests carry our order or subscription ID, so that we can look up a request instead of sending
 * it again.
 *
 * Methods that move money never throw if a reply is lost, but return `unknown`. `clientToken`, `findOrder`,
 * `listChangedSince`, `findSubscription` and `resumeCardChange` throw if the records cannot be read.
 *
 * A membership's `price` covers a whole month including add-ons.
 */
export type PaymentProvider = {
  readonly name: 'test' | 'braintree';
  /** Returns a token that the page needs to open the provider's payment fields. */
  clientToken(currency: CurrencyCode): Promise<string>;
  /**
   * Looks up a payment method without using up the nonce. The caller must not charge a card that has no liability
   * shift.
   */
  inspectMethod(nonce: string): Promise<MethodDetails>;
  charge(request: PaymentMethod & { readonly order: string; readonly price: Money }): Promise<ChargeResult>;
  findOrder(order: string): Promise<ProviderOrder>;
  refund(order: string): Promise<RefundResult>;
  /** Refunds the latest month. Further charges continue. */
  refundMonth(subscription: string): Promise<RefundResult>;
  /** Excludes monthly charges. Used for the daily comparison. */
  listChangedSince(since: Date): Promise<readonly PaymentSubject[]>;
  subscribe(
    request: PaymentMethod & {
      readonly subscription: string;
      readonly planId: string;
      readonly addOnIds: readonly string[];
      readonly price: Money;
    },
  ): Promise<SubscriptionResult>;
  /**
   * Takes effect at the next renewal. `chargeNow` is the difference for the rest of this month, charged immediately to
   * the stored payment method.
   */
  changeSubscription(
    subscription: string,
    to: {
      readonly addOnIds: readonly string[];
      readonly price: Money;
      readonly chargeNow?: Money & { readonly order: string };
    },
  ): Promise<SubscriptionResult>;
  /** The membership lasts until `paidUntil`. Also `done` if charges had already stopped. */
  cancelSubscription(subscription: string): Promise<SubscriptionResult>;
  /** The next charge is due at `paidUntil`. Returns `declined` if the membership is over. */
  restoreSubscription(subscription: string): Promise<SubscriptionResult>;
  /**
   * Stores another payment method under our ID `card`, and charges any overdue month immediately.
   *
   * `declined`: nothing changed. `done` but still past due: the method changed, but the charge failed.
   */
  changeCard(subscription: string, request: PaymentMethod & { readonly card: string }): Promise<SubscriptionResult>;
  /**
   * Completes a card change after a lost reply, without charging twice. Returns undefined if no method has this ID,
   * which is final after `recordsCompleteAfterMs`.
   */
  resumeCardChange(subscription: string, card: string): Promise<SubscriptionResult | undefined>;
  /** Returns undefined if this subscription was never created. */
  findSubscription(subscription: string): Promise<ProviderSubscription | undefined>;
  /** Returns undefined if the signature is invalid. */
  parseWebhook(body: Buffer, headers: Readonly<Record<string, string | undefined>>): Promise<PaymentEvent | undefined>;
};
