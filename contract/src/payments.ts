import { type Static, Type } from 'typebox';
import { endpoint } from './endpoint.ts';
import { oneOf } from './wording.ts';

/** The currencies prices may be told in, by their ISO 4217 codes. */
export const currencies = ['GBP', 'USD', 'EUR', 'AUD', 'CAD', 'SEK'] as const;

export type CurrencyCode = (typeof currencies)[number];

/** The companies that may take the money: `test` takes none, and is there to try things out. */
export const paymentProviders = ['test', 'braintree'] as const;
export type PaymentProviderName = (typeof paymentProviders)[number];

const CurrencySchema = Type.Object({ code: oneOf(currencies), sign: Type.String() });

/** So much Fate at a price. Amounts of money are in whole units of the currency, with two decimals: 19.99. */
export const FatePackageSchema = Type.Object({
  quantity: Type.Integer(),
  currency: CurrencySchema,
  /** The whole price: the tax is in it. */
  currencyAmount: Type.Number(),
  valueAddedTax: Type.Number(),
});
export type FatePackage = Static<typeof FatePackageSchema>;

/** A card of the test provider's, which is no card: what is typed, what comes of it, and the nonce that does it. */
export const TestCardSchema = Type.Object({
  number: Type.String(),
  about: Type.String(),
  /** Stands for the card once a dash and something of the page's own are put behind it. */
  nonce: Type.String(),
  /** The nonce for the bank's *no*, where its word has to be asked for first; `nonce` is for its *yes*. */
  nonceIfRefused: Type.Optional(Type.String()),
});
export type TestCard = Static<typeof TestCardSchema>;

export const NexOptionsReplySchema = Type.Object({
  isSuccess: Type.Boolean(),
  packages: Type.Array(FatePackageSchema),
  /** The word with which the provider's fields begin; it is of no use for anything else. */
  clientRequestToken: Type.String(),
  currencyCode: oneOf(currencies),
  /** All currencies that this server sells in, in the order in which a page shows them. */
  currencies: Type.Array(CurrencySchema),
  provider: oneOf(paymentProviders),
  /** The address of whoever answers for purchases. */
  purchasesEmail: Type.String(),
  /** Present with the test provider alone. */
  testCards: Type.Optional(Type.Array(TestCardSchema)),
});
export type NexOptionsReply = Static<typeof NexOptionsReplySchema>;

/** `finding out`: the provider was asked and its answer did not come, so that the money may have moved or not. */
export const orderStates = ['finding out', 'settled', 'declined', 'refunded', 'disputed'] as const;
export type OrderState = (typeof orderStates)[number];

export const OrderReplySchema = Type.Object({
  isSuccess: Type.Boolean(),
  message: Type.String(),
  orderId: Type.String(),
  state: oneOf(orderStates),
  /** The Fate of the order. */
  quantity: Type.Integer(),
});
export type OrderReply = Static<typeof OrderReplySchema>;

/** A way of paying, as a page hands it on. */
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
    summary: 'The packages of Fate in one currency, by its code, and the word with which a payment begins.',
    body: Type.Object({ id: Type.String() }),
    reply: NexOptionsReplySchema,
  }),
  purchaseNex: endpoint({
    method: 'POST',
    path: '/nex/purchasenexbraintreepaymentmethod',
    who: 'character',
    repeat: 'first reply',
    rate: 'money',
    summary: 'Buy a package of Fate. One nonce is one order for ever; sent again, it is told how that order stands.',
    body: Type.Object({ ...method, nexAmount: Type.Integer(), currencyCode: Type.String() }),
    reply: OrderReplySchema,
  }),
  order: endpoint({
    method: 'GET',
    path: '/extra/payments/order/:id',
    who: 'character',
    repeat: 'reads',
    rate: 'read',
    summary: 'How an order of one’s own stands, for a page that waits until it is found out.',
    body: Type.Object({ id: Type.String() }),
    reply: OrderReplySchema,
  }),
};
