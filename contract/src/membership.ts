import { type Static, Type } from 'typebox';
import { endpoint } from './endpoint.ts';
import { subscriptionTypes } from './outfits.ts';
import { currencies, paymentProviders, TestCardSchema } from './payments.ts';
import { IsoMoment, Nothing, oneOf } from './wording.ts';

/** A sum in whole units of its currency: 9.5 are nine and a half. */
const Amount = Type.Number({ minimum: 0 });

/** A plan of the monthly membership in one currency; its add-on makes it the enhanced one. */
export const SubscriptionPlanSchema = Type.Object({
  id: Type.String(),
  currencyIsoCode: oneOf(currencies),
  /** The price of a month. */
  price: Amount,
  /** A word of the payment provider's, with which a page may ask for a way of paying. */
  clientRequestToken: Type.String(),
  /** The sum that the enhanced membership adds to a month. */
  addOns: Type.Array(Type.Object({ id: Type.String(), amount: Amount })),
});
export type SubscriptionPlan = Static<typeof SubscriptionPlanSchema>;

export const SubscriptionDataSchema = Type.Object({
  isSuccess: Type.Boolean(),
  /** False where there is no subscription, or none any more: the fields of one are empty then. */
  hasSubscription: Type.Boolean(),
  /** The moment the next month is charged; of a cancelled one, its end. */
  renewDate: Type.Optional(IsoMoment),
  /** The price of a month, and what the enhanced kind adds to it, 0 where it adds nothing: as they are charged at the next renewal. */
  price: Amount,
  addOnPrice: Amount,
  currencyIsoCode: oneOf(currencies),
  /** True if the last charge failed: what the membership brings is had for seven days more. */
  subscriptionPastDue: Type.Boolean(),
  /** The kind that is renewed: `None` once it is cancelled. */
  subscriptionType: oneOf(subscriptionTypes),
  /** The kind that is in effect until `renewDate`: what was paid for. */
  typeInEffect: oneOf(subscriptionTypes),
  /** The sum charged at once if it is made the enhanced one now: 0 where that costs nothing, absent where it cannot be. */
  enhanceNow: Type.Optional(Amount),
  /** True while it is being found out whether a purchase or a change came through: nothing else can be asked meanwhile. */
  isBeingFoundOut: Type.Boolean(),
});
export type SubscriptionData = Static<typeof SubscriptionDataSchema>;

/** All that a page needs to ask for another card of a membership. */
export const MembershipCardSchema = Type.Object({
  isSuccess: Type.Boolean(),
  provider: oneOf(paymentProviders),
  /** A word of the payment provider's, with which a page may ask for a way of paying. */
  clientRequestToken: Type.String(),
  currencyIsoCode: oneOf(currencies),
  /** The price of the next month. */
  month: Amount,
  /** The sum that is charged at once: the month that could not be charged, else 0. */
  owed: Amount,
  /** Present with the test provider alone. */
  testCards: Type.Optional(Type.Array(TestCardSchema)),
});
export type MembershipCard = Static<typeof MembershipCardSchema>;

/** Membership as the settings tell it. */
export const SubscriptionFlagsSchema = Type.Object({
  hasAndroidSubscription: Type.Boolean(),
  hasAppleSubscription: Type.Boolean(),
  /** True until a subscription that is paid by card is over, cancelled or not. */
  hasBraintreeSubscription: Type.Boolean(),
  /** Of a subscription the kind that is renewed; else the membership that was given. */
  subscriptionType: oneOf(subscriptionTypes),
  remainingActionRefreshes: Type.Integer({ minimum: 0 }),
  /** The moment at which the next of those that were used is there again; absent while none is used. */
  nextActionRefreshAt: Type.Optional(IsoMoment),
  remainingStoryUnlocks: Type.Integer({ minimum: 0 }),
});
export type SubscriptionFlags = Static<typeof SubscriptionFlagsSchema>;

/** A way of paying as the provider's fields in the page hand it on. */
const payment = {
  deviceData: Type.Optional(Type.Union([Type.String({ maxLength: 20_000 }), Type.Null()])),
  /** `CreditCard`, `PayPalAccount` and the like. */
  paymentType: Type.Optional(Type.Union([Type.String({ maxLength: 100 }), Type.Null()])),
};
const Nonce = Type.String({ maxLength: 500 });

const Done = Type.Object({
  isSuccess: Type.Boolean(),
  message: Type.String(),
  /** True if the provider's answer was lost: `hassubscription` says what came of it, in a few minutes at most. */
  isBeingFoundOut: Type.Optional(Type.Boolean()),
});

const Plans = Type.Object({ isSuccess: Type.Boolean(), plans: Type.Array(SubscriptionPlanSchema) });

export const membership = {
  hasSubscription: endpoint({
    method: 'GET',
    path: '/fate/hassubscription',
    who: 'character',
    repeat: 'reads',
    rate: 'read',
    summary: 'The monthly membership that is paid for: its price, its renewal and how it stands.',
    body: Nothing,
    reply: SubscriptionDataSchema,
  }),
  subscriptionPlans: endpoint({
    method: 'GET',
    path: '/nex/braintreesubscriptionoptions',
    who: 'character',
    repeat: 'reads',
    rate: 'read',
    summary: 'The plans of the monthly membership, in all currencies.',
    body: Nothing,
    reply: Plans,
  }),
  subscriptionPlansOf: endpoint({
    method: 'GET',
    path: '/nex/braintreesubscriptionoptions/:id',
    who: 'character',
    repeat: 'reads',
    rate: 'read',
    summary: 'The plans in one currency, by its code, or one plan by its id.',
    body: Type.Object({ id: Type.String({ maxLength: 100 }) }),
    reply: Plans,
  }),
  createSubscription: endpoint({
    method: 'POST',
    path: '/nex/createbraintreesubscription',
    who: 'character',
    repeat: 'first reply',
    rate: 'money',
    summary: 'Subscribe to a plan. The nonce stands for one subscription for ever.',
    body: Type.Object({
      ...payment,
      nonce: Nonce,
      recaptchaResponse: Type.Optional(Type.Union([Type.String({ maxLength: 5_000 }), Type.Null()])),
      planId: Type.String({ maxLength: 100 }),
      /** Of the enhanced membership. */
      addOnId: Type.Optional(Type.Union([Type.String({ maxLength: 100 }), Type.Null()])),
    }),
    reply: Done,
  }),
  modifySubscription: endpoint({
    method: 'POST',
    path: '/nex/modifybraintreesubscription',
    who: 'character',
    repeat: 'settles',
    rate: 'money',
    summary: 'Have another kind of membership, none from the next renewal on, or the cancelled one again.',
    body: Type.Object({
      ...payment,
      /** Not used: what is charged goes by the way of paying that the subscription has. */
      nonce: Type.Optional(Type.Union([Nonce, Type.Null()])),
      /** The kind that is wanted: `None` cancels. */
      subscriptionType: oneOf(subscriptionTypes),
    }),
    reply: Done,
  }),
  card: endpoint({
    method: 'GET',
    path: '/extra/membership/card',
    who: 'character',
    repeat: 'reads',
    rate: 'read',
    summary: 'What a page needs to ask for another card of the membership, and what is charged by it at once.',
    body: Nothing,
    reply: MembershipCardSchema,
  }),
  changeCard: endpoint({
    method: 'POST',
    path: '/extra/membership/card',
    who: 'character',
    repeat: 'first reply',
    rate: 'money',
    summary: 'Have the membership charged by another card. The nonce stands for one change for ever.',
    body: Type.Object({ ...payment, nonce: Nonce }),
    reply: Done,
  }),
};
