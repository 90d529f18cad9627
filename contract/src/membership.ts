import { type Static, Type } from 'typebox';
import { endpoint } from './endpoint.ts';
import { subscriptionTypes } from './outfits.ts';
import { currencies, paymentProviders, TestCardSchema } from './payments.ts';
import { IsoMoment, Nothing, oneOf } from './wording.ts';

/** In whole units of the currency, such as 9.5. */
const Amount = Type.Number({ minimum: 0 });

/** Monthly membership plan in one currency. The add-on is the upgrade to the enhanced tier. */
export const SubscriptionPlanSchema = Type.Object({
  id: Type.String(),
  currencyIsoCode: oneOf(currencies),
  /** Per month. */
  price: Amount,
  /** The client token that opens the payment provider's fields. */
  clientRequestToken: Type.String(),
  /** The monthly surcharge for the enhanced tier. */
  addOns: Type.Array(Type.Object({ id: Type.String(), amount: Amount })),
});
export type SubscriptionPlan = Static<typeof SubscriptionPlanSchema>;

export const SubscriptionDataSchema = Type.Object({
  isSuccess: Type.Boolean(),
  /** If this is false, the other fields are empty. */
  hasSubscription: Type.Boolean(),
  /** When the next month is charged, or when a cancelled subscription ends. */
  renewDate: Type.Optional(IsoMoment),
  /** Price of the next month. `addOnPrice` is the surcharge for the enhanced tier, or 0. */
  price: Amount,
  addOnPrice: Amount,
  currencyIsoCode: oneOf(currencies),
  /** True if the last charge failed. The membership continues for a grace period of seven days. */
  subscriptionPastDue: Type.Boolean(),
  /** Tier after the next renewal. `None` if cancelled. */
  subscriptionType: oneOf(subscriptionTypes),
  /** Paid tier, in effect until `renewDate`. */
  typeInEffect: oneOf(subscriptionTypes),
  /** Price of an immediate upgrade to the enhanced tier. Absent if an upgrade is impossible. */
  enhanceNow: Type.Optional(Amount),
  /** True while the result of a purchase or change is unknown. Nothing can be changed meanwhile. */
  isBeingFoundOut: Type.Boolean(),
});
export type SubscriptionData = Static<typeof SubscriptionDataSchema>;

export const MembershipCardSchema = Type.Object({
  isSuccess: Type.Boolean(),
  provider: oneOf(paymentProviders),
  /** The client token that opens the payment provider's fields. */
  clientRequestToken: Type.String(),
  currencyIsoCode: oneOf(currencies),
  month: Amount,
  /** Price of an overdue month, which the new card pays immediately. Otherwise 0. */
  owed: Amount,
  /** Only present with the test provider. */
  testCards: Type.Optional(Type.Array(TestCardSchema)),
});
export type MembershipCard = Static<typeof MembershipCardSchema>;

export const SubscriptionFlagsSchema = Type.Object({
  hasAndroidSubscription: Type.Boolean(),
  hasAppleSubscription: Type.Boolean(),
  /** True until a paid subscription ends, even if it is cancelled. */
  hasBraintreeSubscription: Type.Boolean(),
  /** Tier after the next renewal. Without a subscription, this is the granted tier. */
  subscriptionType: oneOf(subscriptionTypes),
  remainingActionRefreshes: Type.Integer({ minimum: 0 }),
  /** Start of the next month in UTC, when all refreshes become available. Absent if none has been used. */
  nextActionRefreshAt: Type.Optional(IsoMoment),
  remainingStoryUnlocks: Type.Integer({ minimum: 0 }),
});
export type SubscriptionFlags = Static<typeof SubscriptionFlagsSchema>;

const payment = {
  deviceData: Type.Optional(Type.Union([Type.String({ maxLength: 20_000 }), Type.Null()])),
  /** For example `CreditCard` or `PayPalAccount`. */
  paymentType: Type.Optional(Type.Union([Type.String({ maxLength: 100 }), Type.Null()])),
};
const Nonce = Type.String({ maxLength: 500 });

const Done = Type.Object({
  isSuccess: Type.Boolean(),
  message: Type.String(),
  /** True if the provider's reply was lost. `hassubscription` returns the result within a few minutes. */
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
    summary: 'The paid membership: its price, renewal and state.',
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
    summary: 'Subscribe to a plan. A nonce is valid for one subscription only.',
    body: Type.Object({
      ...payment,
      nonce: Nonce,
      recaptchaResponse: Type.Optional(Type.Union([Type.String({ maxLength: 5_000 }), Type.Null()])),
      planId: Type.String({ maxLength: 100 }),
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
    summary: 'Change the tier of the membership, cancel it at the next renewal, or restore it.',
    body: Type.Object({
      ...payment,
      /** Ignored: the payment method of the subscription is charged. */
      nonce: Type.Optional(Type.Union([Nonce, Type.Null()])),
      /** `None` cancels. */
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
    summary: 'Data for the form that changes the card, with the amount that is charged immediately.',
    body: Nothing,
    reply: MembershipCardSchema,
  }),
  changeCard: endpoint({
    method: 'POST',
    path: '/extra/membership/card',
    who: 'character',
    repeat: 'first reply',
    rate: 'money',
    summary: 'Charge the membership to another card. A nonce is valid for one change only.',
    body: Type.Object({ ...payment, nonce: Nonce }),
    reply: Done,
  }),
};
