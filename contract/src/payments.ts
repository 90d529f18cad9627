import { type Static, Type } from 'typebox';
import { endpoint } from './endpoint.ts';
import { oneOf } from './wording.ts';

/** ISO 4217 codes. */
export const currencies = ['GBP', 'USD', 'EUR', 'AUD', 'CAD', 'SEK'] as const;

export type CurrencyCode = (typeof currencies)[number];

/** `test` takes no money. */
export const paymentProviders = ['test', 'braintree'] as const;
export type PaymentProviderName = (typeof paymentProviders)[number];

const CurrencySchema = Type.Object({ code: oneOf(currencies), sign: Type.String() });

/** An amount of Fate and its price. Prices are in whole units of the currency, with two decimals: 19.99. */
export const FatePackageSchema = Type.Object({
  quantity: Type.Integer(),
  currency: CurrencySchema,
  /** Including tax. */
  currencyAmount: Type.Number(),
  valueAddedTax: Type.Number(),
});
export type FatePackage = Static<typeof FatePackageSchema>;

/** A card number of the test provider, with its result and its nonces. */
export const TestCardSchema = Type.Object({
  number: Type.String(),
  about: Type.String(),
  /** The page appends a dash and random characters to this nonce. */
  nonce: Type.String(),
  /** Nonce for a failed 3-D Secure check. `nonce` is for a passed one. */
  nonceIfRefused: Type.Optional(Type.String()),
});
export type TestCard = Static<typeof TestCardSchema>;

export const NexOptionsReplySchema = Type.Object({
  isSuccess: Type.Boolean(),
  packages: Type.Array(FatePackageSchema),
  /** The client token that opens the payment provider's fields. */
  clientRequestToken: Type.String(),
  currencyCode: oneOf(currencies),
  /** All currencies that this server sells in, in display order. */
  currencies: Type.Array(CurrencySchema),
  provider: oneOf(paymentProviders),
  purchasesEmail: Type.String(),
  /** Only present with the test provider. */
  testCards: Type.Optional(Type.Array(TestCardSchema)),
});
export type NexOptionsReply = Static<typeof NexOptionsReplySchema>;

/** `finding out`: the provider's reply was lost, so it is unknown whether money moved. */
export const orderStates = ['finding out', 'settled', 'declined', 'refunded', 'disputed'] as const;
export type OrderState = (typeof orderStates)[number];

export const OrderReplySchema = Type.Object({
  isSuccess: Type.Boolean(),
  message: Type.String(),
  orderId: Type.String(),
  state: oneOf(orderStates),
  quantity: Type.Integer(),
});
export type OrderReply = Static<typeof OrderReplySchema>;

const method = {
  nonce: Type.String({ minLength: 1, maxLength: 1000 }),
  deviceData: Type.Optional(Type.String({ maxLength: 20_000 })),
  paymentType: Type.String({ maxLength: 100 }),
  recaptchaResponse: Type.Optional(Type.Null()),
};

export const payments = {
  nexOptions: endpoint({
    method: 'GET',
    path: '/nex/braintreenexoptions/:id',
    who: 'character',
    repeat: 'reads',
    rate: 'read',
    summary: 'The packages of Fate in one currency, by its code, and the client token for a payment.',
    body: Type.Object({ id: Type.String() }),
    reply: NexOptionsReplySchema,
  }),
  purchaseNex: endpoint({
    method: 'POST',
    path: '/nex/purchasenexbraintreepaymentmethod',
    who: 'character',
    repeat: 'first reply',
    rate: 'money',
    summary:
      'Buy a package of Fate. A nonce is valid for one order only. A repeated nonce returns the state of that order.',
    body: Type.Object({ ...method, nexAmount: Type.Integer(), currencyCode: Type.String() }),
    reply: OrderReplySchema,
  }),
  order: endpoint({
    method: 'GET',
    path: '/extra/payments/order/:id',
    who: 'character',
    repeat: 'reads',
    rate: 'read',
    summary: 'The state of one of the player’s orders, for a page that waits for the result.',
    body: Type.Object({ id: Type.String() }),
    reply: OrderReplySchema,
  }),
};
