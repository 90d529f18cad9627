import type { CurrencyCode } from '@underhall/contract';

/** A price in whole minor units of its currency: 1999 of USD are $19.99. */
export type Money = { readonly currency: CurrencyCode; readonly minor: number };

/** A way of paying as the page hands it on: a word of the provider's that stands for it once, and what it saw of the device. */
export type PaymentMethod = { readonly nonce: string; readonly deviceData?: string };

/**
 * A way of paying as the provider knows it, before anything is charged. `isAnsweredFor` of a card: by 3-D Secure its bank
 * bears the loss if it is not the owner who pays (the liability has shifted); `status` is the provider's word for how that
 * ended. `other` has a check of its own, such as a wallet. `gone`: there is none under this nonce, or not any more.
 */
export type MethodDetails =
  | { readonly is: 'card'; readonly isAnsweredFor: boolean; readonly status: string }
  | { readonly is: 'other' }
  | { readonly is: 'gone'; readonly message: string }
  | { readonly is: 'unknown' };

/**
 * The end of a charge. `unknown` is not a failure: the provider was asked and its reply was lost, so that the money may have
 * moved; it is looked up by its order and never charged anew. `message` of a decline is the provider's, for the player to read.
 */
export type ChargeEnd =
  | { readonly is: 'settled'; readonly reference: string }
  | { readonly is: 'declined'; readonly message: string }
  | { readonly is: 'unknown' };

/**
 * An order in the provider's books. `unheard` is certain once `certainAfter` has passed since the charge was asked
 * for: no such charge was ever made, and none comes. A younger one may still be on its way.
 */
export type OrderFound =
  | { readonly is: 'settled' | 'refunded' | 'disputed'; readonly reference: string }
  | { readonly is: 'declined'; readonly message: string }
  | { readonly is: 'unheard' };

/**
 * A membership in the provider's books, under the id that we gave it. `paidUntil` is when the next charge is due, or was, where
 * it is past due. `cancelled` is charged no more and had until `paidUntil`; `expired` is over.
 */
export type SubscriptionFound = {
  readonly id: string;
  readonly planId: string;
  readonly addOnIds: readonly string[];
  readonly is: 'active' | 'pastDue' | 'cancelled' | 'expired';
  readonly paidUntil: Date;
  /** True where it is known that what was paid for its newest month went back, or is held back by the bank. */
  readonly isGivenBack?: boolean;
};

/** The end of a deed upon a subscription. */
export type SubscriptionEnd =
  | { readonly is: 'done'; readonly subscription: SubscriptionFound }
  | { readonly is: 'declined'; readonly message: string }
  | { readonly is: 'unknown' };

/** The subject of a provider's news, by our own number of it. */
export type PaymentSubject =
  | { readonly about: 'order'; readonly order: string }
  | { readonly about: 'subscription'; readonly subscription: string };

/** News from the provider, already verified. They may come twice, late and in any order: `at` says when it happened. */
export type PaymentEvent = { readonly id: string; readonly at: Date } & (
  | PaymentSubject
  | { readonly about: 'nothing of ours' }
);

/** The end of giving money back; `done` also where it had been given back before. */
export type RefundEnd = { readonly is: 'done' | 'unknown' } | { readonly is: 'declined'; readonly message: string };

/** A thing done without an answer in this many milliseconds is unknown. */
export const replyTime = 15_000;

/** Milliseconds after which the books know of every charge that was ever asked for, one whose reply was lost too. */
export const certainAfter = 120_000;

/**
 * A company that takes money for the operator. What is asked of it carries our own id of the order or the subscription, by
 * which it can be found again, so that nothing has to be asked for twice. No deed throws for a lost reply: see `ChargeEnd`.
 * A method that only reads (`clientToken`, `findOrder`, `changedSince`, `findSubscription`) throws, and is asked again later.
 * The `price` of a membership is what a whole month of it costs, add-ons within.
 */
export type PaymentProvider = {
  readonly name: 'test' | 'braintree';
  /** A word with which a page may begin to ask for a way of paying in `currency`. */
  clientToken(currency: CurrencyCode): Promise<string>;
  /** Looks a way of paying up, and uses nothing of it up: a card that nobody answers for is never charged. */
  lookAt(nonce: string): Promise<MethodDetails>;
  charge(asked: PaymentMethod & { readonly order: string; readonly price: Money }): Promise<ChargeEnd>;
  findOrder(order: string): Promise<OrderFound>;
  /** Gives back what an order took. */
  refund(order: string): Promise<RefundEnd>;
  /** Gives back what was paid for the newest month of a subscription, and ends no charges by that. */
  refundMonth(subscription: string): Promise<RefundEnd>;
  /** All that changed since `since` in the provider's books, but for months that were charged: the daily comparison asks this. */
  changedSince(since: Date): Promise<readonly PaymentSubject[]>;
  subscribe(
    asked: PaymentMethod & {
      readonly subscription: string;
      readonly planId: string;
      readonly addOnIds: readonly string[];
      readonly price: Money;
    },
  ): Promise<SubscriptionEnd>;
  /**
   * Changes what is paid from the next renewal on. With `chargeNow` the difference for the rest of the month is taken at once,
   * by the way of paying that the subscription already has.
   */
  changeSubscription(
    subscription: string,
    to: {
      readonly addOnIds: readonly string[];
      readonly price: Money;
      readonly chargeNow?: Money & { readonly order: string };
    },
  ): Promise<SubscriptionEnd>;
  /** Ends the charges; what is paid for is had until `paidUntil`. `done` also where they had ended before. */
  cancelSubscription(subscription: string): Promise<SubscriptionEnd>;
  /** Takes a cancellation back before `paidUntil`: nothing is charged now, and the next charge is due then. `declined` once it is over. */
  restoreSubscription(subscription: string): Promise<SubscriptionEnd>;
  /**
   * Charges a subscription from now on by another way of paying, which is kept under our own number `card`. One that is past due
   * is charged at once for the month it owes. `declined`: all is as it was. `done` with one that is past due still: the way of
   * paying is the new one, and that month could not be charged by it.
   */
  changeCard(subscription: string, asked: PaymentMethod & { readonly card: string }): Promise<SubscriptionEnd>;
  /**
   * Goes on with such a change whose reply was lost, or tells its end; nothing is charged a second time. `undefined`: no way of
   * paying is kept under this number, and none is once `certainAfter` has passed. Throws while the books are out of reach.
   */
  goOnWithCard(subscription: string, card: string): Promise<SubscriptionEnd | undefined>;
  /** The subscription, or `undefined` where it is certain that none was ever begun under this id. Throws while the books are out of reach. */
  findSubscription(subscription: string): Promise<SubscriptionFound | undefined>;
  /** The news in a message of the provider's, or `undefined` where its signature is not the provider's. */
  readEvent(body: Buffer, headers: Readonly<Record<string, string | undefined>>): Promise<PaymentEvent | undefined>;
};
