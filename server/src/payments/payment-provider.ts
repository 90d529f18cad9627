import type { CurrencyCode } from '@underhall/contract';

/** An amount in whole minor units of its currency: 1999 of USD are $19.99. */
export type Money = { readonly currency: CurrencyCode; readonly minor: number };

/** The provider's single-use nonce for a payment method, and what its scripts learned about the device. */
export type PaymentMethod = { readonly nonce: string; readonly deviceData?: string };

/**
 * The state of a payment method before it is charged.
 *
 * - `card`: with a liability shift (3-D Secure) the bank bears the loss if the card is stolen. `status` is the
 *   provider's code for the result of 3-D Secure.
 * - `other`: verifies the payer itself, such as a wallet.
 * - `unusable`: the nonce is unknown, used up or expired.
 */
export type MethodDetails =
  | { readonly is: 'card'; readonly hasLiabilityShift: boolean; readonly status: string }
  | { readonly is: 'other' }
  | { readonly is: 'unusable'; readonly message: string }
  | { readonly is: 'unknown' };

/**
 * `unknown` is not a failure: the reply was lost, and the money may have moved. Such a charge is looked up by its order
 * and never sent again. `message` is written for the player.
 */
export type ChargeResult =
  | { readonly is: 'settled'; readonly reference: string }
  | { readonly is: 'declined'; readonly message: string }
  | { readonly is: 'unknown' };

/** `missing` is final once `recordsCompleteAfterMs` have passed since the charge was requested. */
export type ProviderOrder =
  | { readonly is: 'settled' | 'refunded' | 'disputed'; readonly reference: string }
  | { readonly is: 'declined'; readonly message: string }
  | { readonly is: 'missing' };

/**
 * IDs are ours. `paidUntil` is when the next charge is or was due. A cancelled membership lasts until `paidUntil`; an
 * expired one is over.
 */
export type ProviderSubscription = {
  readonly id: string;
  readonly planId: string;
  readonly addOnIds: readonly string[];
  readonly is: 'active' | 'pastDue' | 'cancelled' | 'expired';
  readonly paidUntil: Date;
  /** True if the payment for the latest month was refunded, or if the bank withholds it. */
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

/** A verified webhook event. Events may arrive twice, late and in any order; `at` is when it happened. */
export type PaymentEvent = { readonly id: string; readonly at: Date } & (
  | PaymentSubject
  | { readonly about: 'nothing of ours' }
);

/** Also `done` if it was refunded before. */
export type RefundResult = { readonly is: 'done' | 'unknown' } | { readonly is: 'declined'; readonly message: string };

/** A request without a reply in this time has the result `unknown`. */
export const replyTimeoutMs = 15_000;

/** After this time the provider's records include every requested charge, even if the reply was lost. */
export const recordsCompleteAfterMs = 120_000;

/**
 * A company that takes money for the operator. Each request carries our ID of the order or subscription, so that it can
 * be looked up instead of sent again.
 *
 * A method that moves money never throws for a lost reply; it returns `unknown`. `clientToken`, `findOrder`,
 * `listChangedSince`, `findSubscription` and `resumeCardChange` throw if the records cannot be read.
 *
 * The `price` of a membership is for a whole month with its add-ons.
 */
export type PaymentProvider = {
  readonly name: 'test' | 'braintree';
  /** The page needs the token to open the provider's payment fields. */
  clientToken(currency: CurrencyCode): Promise<string>;
  /**
   * Looks up a payment method without using up its nonce. The caller must not charge a card without liability shift.
   */
  inspectMethod(nonce: string): Promise<MethodDetails>;
  charge(request: PaymentMethod & { readonly order: string; readonly price: Money }): Promise<ChargeResult>;
  findOrder(order: string): Promise<ProviderOrder>;
  refund(order: string): Promise<RefundResult>;
  /** Refunds the latest month. Does not stop further charges. */
  refundMonth(subscription: string): Promise<RefundResult>;
  /** Leaves out monthly charges. For the daily comparison. */
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
   * Takes effect at the next renewal. `chargeNow` is the difference for the rest of this month, charged at once to the
   * stored payment method.
   */
  changeSubscription(
    subscription: string,
    to: {
      readonly addOnIds: readonly string[];
      readonly price: Money;
      readonly chargeNow?: Money & { readonly order: string };
    },
  ): Promise<SubscriptionResult>;
  /** The membership lasts until `paidUntil`. Also `done` if the charges had stopped before. */
  cancelSubscription(subscription: string): Promise<SubscriptionResult>;
  /** The next charge is due at `paidUntil`. `declined` if the membership is over. */
  restoreSubscription(subscription: string): Promise<SubscriptionResult>;
  /**
   * Stores another payment method under our ID `card`, and charges an overdue month at once.
   *
   * `declined`: nothing was changed. `done` but still past due: the method was changed, but could not be charged.
   */
  changeCard(subscription: string, request: PaymentMethod & { readonly card: string }): Promise<SubscriptionResult>;
  /**
   * Completes a change of card whose reply was lost, without charging twice. Returns undefined if no method is stored
   * under this ID, which is final after `recordsCompleteAfterMs`.
   */
  resumeCardChange(subscription: string, card: string): Promise<SubscriptionResult | undefined>;
  /** Returns undefined if no subscription was ever created with this ID. */
  findSubscription(subscription: string): Promise<ProviderSubscription | undefined>;
  /** Returns undefined if the signature is not the provider's. */
  parseWebhook(body: Buffer, headers: Readonly<Record<string, string | undefined>>): Promise<PaymentEvent | undefined>;
};
