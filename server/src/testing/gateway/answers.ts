import type { StoredCustomer, StoredSubscription, StoredTransaction } from './books.ts';
import { behaviourOf } from './nonces.ts';
import type { XmlValue } from './xml.ts';

export type Reply = { readonly status: number; readonly root?: string; readonly value?: XmlValue };

export const foundReply = (root: string, value: XmlValue): Reply => ({ status: 200, root, value });
export const createdReply = (root: string, value: XmlValue): Reply => ({ status: 201, root, value });
export const notFoundReply: Reply = { status: 404 };

/** A refusal, with the transaction that it concerns or with the codes of the validation errors. */
export const refusal = (message: string, about: { transaction?: XmlValue; code?: string; field?: string }): Reply => ({
  status: 422,
  root: 'apiErrorResponse',
  value: {
    message,
    errors: {
      errors: [],
      ...(about.code && {
        subject: { errors: [{ code: about.code, attribute: about.field ?? 'base', message }] },
      }),
    },
    params: {},
    ...(about.transaction !== undefined && { transaction: about.transaction }),
  },
});

export const decimal = (cents: number): string => `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;

/** In hundredths. Undefined if the text has another format. */
export function centsIn(text: unknown): number | undefined {
  const [, whole = '', fraction = ''] = /^(\d+)\.(\d\d)$/.exec(String(text)) ?? [];
  return whole === '' ? undefined : Number(whole + fraction);
}

/** The ID of a merchant account ends with its currency, as in `game-GBP`. */
const currencyOf = (account: string): string => account.slice(-3);

export const writtenTransaction = (
  transaction: StoredTransaction,
  refunds: readonly StoredTransaction[] = [],
): XmlValue => ({
  id: transaction.id,
  type: transaction.type,
  status: transaction.status,
  amount: decimal(transaction.cents),
  currencyIsoCode: currencyOf(transaction.merchantAccountId),
  merchantAccountId: transaction.merchantAccountId,
  orderId: transaction.orderId,
  subscriptionId: transaction.subscriptionId,
  refundedTransactionId: transaction.refundedTransactionId,
  refundIds: refunds.map(({ id }) => id),
  createdAt: transaction.createdAt,
  processorResponseCode: transaction.responseCode,
  processorResponseText: transaction.responseText,
  gatewayRejectionReason: transaction.rejection,
  disputes: transaction.disputes.map((dispute) => disputeFields(dispute, transaction)),
});

export const disputeFields = (
  dispute: StoredTransaction['disputes'][number],
  transaction: StoredTransaction,
): XmlValue => ({
  id: dispute.id,
  kind: dispute.kind,
  status: dispute.status,
  amountDisputed: decimal(transaction.cents),
  currencyIsoCode: currencyOf(transaction.merchantAccountId),
  transaction: { id: transaction.id, amount: decimal(transaction.cents), orderId: transaction.orderId },
});

export const tokenOf = (customer: string, at: number): string => `${customer}_${at}`;

export const writtenMethod = (customer: StoredCustomer, at: number): XmlValue => ({
  token: tokenOf(customer.id, at),
  customerId: customer.id,
  default: at === customer.methods.length - 1,
});

export const subscriptionFields = (
  subscription: StoredSubscription,
  transactions: readonly StoredTransaction[] = [],
): XmlValue => ({
  id: subscription.id,
  planId: subscription.planId,
  price: decimal(subscription.cents),
  status: subscription.status,
  merchantAccountId: subscription.merchantAccountId,
  paymentMethodToken: subscription.token,
  firstBillingDate: subscription.firstBillingDate,
  nextBillingDate: subscription.nextBillingDate,
  paidThroughDate: subscription.paidThroughDate,
  currentBillingCycle: subscription.cycles,
  numberOfBillingCycles: subscription.lastCycle,
  neverExpires: subscription.lastCycle === null,
  addOns: subscription.addOns.map(({ id, cents }) => ({ id, amount: decimal(cents), quantity: 1 })),
  discounts: [],
  transactions: transactions.map((each) => writtenTransaction(each)),
});

/** The reply about a nonce, or 404. */
export function nonceReply(nonce: string, isUsed: boolean): Reply {
  const behaviour = behaviourOf(nonce);
  if (!behaviour) return notFoundReply;
  const { isWallet, unconfirmed } = behaviour;
  return foundReply('paymentMethodNonce', {
    nonce,
    type: isWallet ? 'PayPalAccount' : 'CreditCard',
    consumed: isUsed || behaviour.isSpent === true,
    threeDSecureInfo: isWallet
      ? null
      : {
          status: unconfirmed ?? 'authenticate_successful',
          liabilityShifted: !unconfirmed,
          liabilityShiftPossible: true,
        },
  });
}
