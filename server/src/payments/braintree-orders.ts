import type {
  Dispute,
  PaymentMethodNonce,
  Subscription,
  Transaction,
  TransactionRequest,
  TransactionSearchFn,
} from 'braintree';
import { ProviderUnavailable } from '../http/failures.ts';
import type { Gateway } from './braintree-gateway.ts';
import { declineMessageOf, declineMessages, failureMessageOf } from './decline-messages.ts';
import type {
  ChargeResult,
  MethodDetails,
  Money,
  PaymentMethod,
  ProviderOrder,
  RefundResult,
} from './payment-provider.ts';
import { currencyOf, parseDecimal, toDecimal } from './prices.ts';

export const declinedResult = (message: string) => ({ is: 'declined', message }) as const;
export const unknownResult = { is: 'unknown' } as const;

type ChargeRequest = PaymentMethod & { readonly order: string; readonly price: Money };

/** Braintree also refuses cards without 3-D Secure. */
export const charge = (gateway: Gateway, { nonce, deviceData, order, price }: ChargeRequest): Promise<ChargeResult> =>
  submitSale(gateway, {
    order,
    price,
    method: {
      paymentMethodNonce: nonce,
      ...(deviceData && { deviceData }),
      options: { submitForSettlement: true, threeDSecure: { required: true } },
    },
  });

/** 3-D Secure took place when the payment method was stored. */
export const chargeStored = (gateway: Gateway, token: string, order: string, price: Money): Promise<ChargeResult> =>
  submitSale(gateway, {
    order,
    price,
    method: { paymentMethodToken: token, options: { submitForSettlement: true } },
  });

type SaleRequest = { readonly order: string; readonly price: Money; readonly method: Partial<TransactionRequest> };

async function submitSale(gateway: Gateway, { order, price, method }: SaleRequest): Promise<ChargeResult> {
  const { sdk, settings, timeouts, send } = gateway;
  const merchantAccountId = settings.accounts[price.currency];
  if (!merchantAccountId) return declinedResult(declineMessages.noAccount);
  const reply = await send(`charging order ${order}`, timeouts.request, () =>
    sdk.transaction.sale({ ...method, amount: toDecimal(price), orderId: order, merchantAccountId }),
  );
  if (reply.is === 'lost') return unknownResult;
  if (reply.is !== 'answered') return declinedResult(declineMessages.unavailable);
  const { value } = reply;
  return value.success ? { is: 'settled', reference: value.transaction.id } : declinedResult(failureMessageOf(value));
}

/** The nonce remains usable. Wallets have no 3-D Secure. */
export async function inspectMethod({ sdk, timeouts, send }: Gateway, nonce: string): Promise<MethodDetails> {
  const reply = await send('looking up a payment method', timeouts.request, () => sdk.paymentMethodNonce.find(nonce));
  if (reply.is === 'lost') return unknownResult;
  if (reply.is !== 'answered') {
    const message = reply.is === 'missing' ? declineMessages.unusable : declineMessages.unavailable;
    return { is: 'unusable', message };
  }
  const { type, threeDSecureInfo, consumed } = reply.value as NonceDetails;
  if (consumed) return { is: 'unusable', message: declineMessages.unusable };
  if (type !== 'CreditCard' && !threeDSecureInfo) return { is: 'other' };
  const hasLiabilityShift = threeDSecureInfo?.liabilityShifted === true;
  return { is: 'card', hasLiabilityShift, status: threeDSecureInfo?.status ?? 'not_asked' };
}

/** The library's type has no `consumed`. */
type NonceDetails = PaymentMethodNonce & { readonly consumed?: boolean };

export type Sale = { readonly sale: Transaction; readonly refundedMinor: number };

/** @throws ProviderUnavailable, also while the bank's decision is pending */
export async function findOrder(gateway: Gateway, order: string): Promise<ProviderOrder> {
  const sale = await findSale(gateway, order);
  return sale ? orderStateOf(sale) : { is: 'missing' };
}

/** Returns an order's successful sale, or else a declined one. */
async function findSale(gateway: Gateway, order: string): Promise<Sale | undefined> {
  const found = await search(gateway, `looking up order ${order}`, gateway.timeouts.request, (by) =>
    by.orderId().is(order),
  );
  const sales = found.filter(({ type }) => type === 'sale');
  const sale = sales.find(({ status }) => !isDeclined(status)) ?? sales[0];
  return sale && withRefunds(gateway, sale, found);
}

export async function findLatestMonth(
  gateway: Gateway,
  { transactions }: Pick<Subscription, 'transactions'>,
): Promise<Sale | undefined> {
  const month = (transactions ?? []).find(({ type, status }) => type === 'sale' && !isDeclined(status));
  // Transactions in a subscription lack some fields.
  const sale = month && (await findTransaction(gateway, month.id));
  return sale && withRefunds(gateway, sale, []);
}

async function withRefunds(gateway: Gateway, sale: Transaction, found: readonly Transaction[]): Promise<Sale> {
  const refunds = await Promise.all(
    (sale.refundIds ?? []).map(
      async (id) => found.find((each) => each.id === id) ?? (await findTransaction(gateway, id)),
    ),
  );
  const sums = refunds.flatMap((refund) =>
    refund && !isDeclined(refund.status) && refund.status !== 'voided' ? [minorOf(refund)] : [],
  );
  return { sale, refundedMinor: sums.reduce((total, sum) => total + sum, 0) };
}

export const findTransaction = ({ sdk, timeouts, read }: Gateway, id: string): Promise<Transaction | undefined> =>
  read(`looking up transaction ${id}`, timeouts.request, () => sdk.transaction.find(id));

const minorOf = (transaction: Transaction): number =>
  parseDecimal(transaction.amount, currencyOf(transaction.currencyIsoCode));

const declinedStates = ['processor_declined', 'gateway_rejected', 'failed', 'authorization_expired'];
const isDeclined = (status: string): boolean => declinedStates.includes(status);

/** In these states, the money never arrived. These states count as refunds. */
const reversedStates = ['voided', 'settlement_declined'];

/**
 * A partly refunded order stays settled, because only the operator can decide which part of the purchase to take back.
 */
export function orderStateOf({ sale, refundedMinor }: Sale): ProviderOrder {
  const { status, id: reference } = sale;
  if (status === 'authorizing' || status === 'authorized')
    throw new ProviderUnavailable(`The bank has not decided about transaction ${reference} yet.`);
  if (isDeclined(status)) return declinedResult(declineMessageOf(sale));
  if (reversedStates.includes(status) || refundedMinor >= minorOf(sale)) return { is: 'refunded', reference };
  return { is: (sale.disputes ?? []).some(isWithheld) ? 'disputed' : 'settled', reference };
}

/** The bank withholds the money in a dispute until the seller wins. A retrieval is only an inquiry. */
const isWithheld = ({ kind, status }: Dispute): boolean => kind !== 'retrieval' && status.toLowerCase() !== 'won';

const voidableStates = ['submitted_for_settlement', 'settlement_pending', 'authorized'];

export const refund = (gateway: Gateway, order: string): Promise<RefundResult> =>
  refundSale(gateway, `order ${order}`, () => findSale(gateway, order));

/**
 * Voids an unsettled sale, or refunds the remaining amount of a settled one. `what` is the name of the purchase in
 * messages.
 */
export async function refundSale(
  gateway: Gateway,
  what: string,
  find: () => Promise<Sale | undefined>,
): Promise<RefundResult> {
  const { sdk, timeouts, send } = gateway;
  try {
    const found = await find();
    if (!found || isDeclined(found.sale.status)) return declinedResult(`Nothing was charged for ${what}.`);
    if (orderStateOf(found).is === 'refunded') return { is: 'done' };
    const { sale, refundedMinor } = found;
    const rest = toDecimal({ currency: currencyOf(sale.currencyIsoCode), minor: minorOf(sale) - refundedMinor });
    const canBeVoided = voidableStates.includes(sale.status) && refundedMinor === 0;
    const reply = await send(`refunding ${what}`, timeouts.request, () =>
      canBeVoided ? sdk.transaction.void(sale.id) : sdk.transaction.refund(sale.id, rest),
    );
    if (reply.is === 'lost') return unknownResult;
    if (reply.is === 'answered' && reply.value.success) return { is: 'done' };
    // The request fails if the sale has just been refunded or settled.
    const now = await find();
    if (now && orderStateOf(now).is === 'refunded') return { is: 'done' };
    const reason = reply.is === 'answered' ? reply.value.message : 'Braintree rejected the request';
    return declinedResult(`The refund was not made: ${reason}`);
  } catch (failure) {
    if (failure instanceof ProviderUnavailable) return unknownResult;
    throw failure;
  }
}

export const search = async (
  { sdk, read }: Gateway,
  action: string,
  timeoutMs: number,
  query: TransactionSearchFn,
): Promise<readonly Transaction[]> =>
  (await read(action, timeoutMs, () => collect<Transaction>(sdk.transaction.search(query)))) ?? [];

export async function collect<Item>(stream: AsyncIterable<Item>): Promise<readonly Item[]> {
  const items: Item[] = [];
  for await (const item of stream) items.push(item);
  return items;
}
