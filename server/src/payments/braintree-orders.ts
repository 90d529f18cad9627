import type { CurrencyCode } from '@underhall/contract';
import type {
  Dispute,
  PaymentMethodNonce,
  Subscription,
  Transaction,
  TransactionRequest,
  TransactionSearchFn,
} from 'braintree';
import { BooksOutOfReach, type Gateway } from './braintree-gateway.ts';
import { declineWords, wordsOfDecline, wordsOfReply } from './decline-messages.ts';
import type {
  ChargeEnd,
  MethodDetails,
  Money,
  OrderFound,
  PaymentMethod,
  PaymentSubject,
  RefundEnd,
} from './payment-provider.ts';
import { amountText, minorUnits } from './prices.ts';

export const declined = (message: string) => ({ is: 'declined', message }) as const;
export const unknown = { is: 'unknown' } as const;

type ChargeRequest = PaymentMethod & { readonly order: string; readonly price: Money };

/** Charges a way of paying once, for an order. A card that no bank answers for is refused by the gateway too. */
export const charge = (gateway: Gateway, { nonce, deviceData, order, price }: ChargeRequest): Promise<ChargeEnd> =>
  sell(gateway, {
    order,
    price,
    by: {
      paymentMethodNonce: nonce,
      ...(deviceData && { deviceData }),
      options: { submitForSettlement: true, threeDSecure: { required: true } },
    },
  });

/** Charges the way of paying that a subscription already has; its owner was asked when it was stored. */
export const chargeStored = (gateway: Gateway, token: string, order: string, price: Money): Promise<ChargeEnd> =>
  sell(gateway, {
    order,
    price,
    by: { paymentMethodToken: token, options: { submitForSettlement: true } },
  });

type SaleRequest = { readonly order: string; readonly price: Money; readonly by: Partial<TransactionRequest> };

async function sell(gateway: Gateway, { order, price, by }: SaleRequest): Promise<ChargeEnd> {
  const { sdk, settings, patience, ask } = gateway;
  const merchantAccountId = settings.accounts[price.currency];
  if (!merchantAccountId) return declined(declineWords.noAccount);
  const answer = await ask(`charging order ${order}`, patience.deed, () =>
    sdk.transaction.sale({ ...by, amount: amountText(price), orderId: order, merchantAccountId }),
  );
  if (answer.is === 'lost') return unknown;
  if (answer.is !== 'answered') return declined(declineWords.closed);
  const reply = answer.value;
  return reply.success ? { is: 'settled', reference: reply.transaction.id } : declined(wordsOfReply(reply));
}

/** Looks a way of paying up, and uses nothing of it up. Only a card is asked about: a wallet has a check of its own. */
export async function lookAt({ sdk, patience, ask }: Gateway, nonce: string): Promise<MethodDetails> {
  const answer = await ask('looking at a way of paying', patience.deed, () => sdk.paymentMethodNonce.find(nonce));
  if (answer.is === 'lost') return unknown;
  if (answer.is !== 'answered')
    return { is: 'gone', message: answer.is === 'missing' ? declineWords.spent : declineWords.closed };
  const { type, threeDSecureInfo: bank, consumed } = answer.value as NonceDetails;
  if (consumed) return { is: 'gone', message: declineWords.spent };
  if (type !== 'CreditCard' && !bank) return { is: 'other' };
  return { is: 'card', isAnsweredFor: bank?.liabilityShifted === true, status: bank?.status ?? 'not_asked' };
}

/** The library's types leave out that a nonce may be used up. */
type NonceDetails = PaymentMethodNonce & { readonly consumed?: boolean };

/** A sale with what was given back of it, in minor units. */
export type Sale = { readonly sale: Transaction; readonly givenBack: number };

/** Looks an order up by our own number of it. @throws BooksOutOfReach also while the bank has not made up its mind */
export async function findOrder(gateway: Gateway, order: string): Promise<OrderFound> {
  const found = await findSale(gateway, order);
  return found ? stateOf(found) : { is: 'unheard' };
}

/** The sale of an order: the one that went through, where a declined one stands beside it. */
async function findSale(gateway: Gateway, order: string): Promise<Sale | undefined> {
  const found = await search(gateway, `looking up order ${order}`, gateway.patience.deed, (by) =>
    by.orderId().is(order),
  );
  const sales = found.filter(({ type }) => type === 'sale');
  const sale = sales.find(({ status }) => !isDeclined(status)) ?? sales[0];
  return sale && withRefunds(gateway, sale, found);
}

/** The sale of the newest month of a subscription that was paid for. */
export async function findMonth(
  gateway: Gateway,
  { transactions }: Pick<Subscription, 'transactions'>,
): Promise<Sale | undefined> {
  const month = (transactions ?? []).find(({ type, status }) => type === 'sale' && !isDeclined(status));
  // What a subscription shows of it is less than all.
  const sale = month && (await findTransaction(gateway, month.id));
  return sale && withRefunds(gateway, sale, []);
}

async function withRefunds(gateway: Gateway, sale: Transaction, found: readonly Transaction[]): Promise<Sale> {
  const refunds = await Promise.all(
    (sale.refundIds ?? []).map(
      async (id) => found.find((each) => each.id === id) ?? (await findTransaction(gateway, id)),
    ),
  );
  const givenBack = refunds.flatMap((refund) =>
    refund && !isDeclined(refund.status) && refund.status !== 'voided' ? [minorOf(refund)] : [],
  );
  return { sale, givenBack: givenBack.reduce((sum, each) => sum + each, 0) };
}

const findTransaction = ({ sdk, patience, read }: Gateway, id: string): Promise<Transaction | undefined> =>
  read(`looking up transaction ${id}`, patience.deed, () => sdk.transaction.find(id));

const minorOf = (transaction: Transaction): number =>
  minorUnits(transaction.amount, transaction.currencyIsoCode as CurrencyCode);

const declinedStates = ['processor_declined', 'gateway_rejected', 'failed', 'authorization_expired'];
const isDeclined = (status: string): boolean => declinedStates.includes(status);

/** Money that was promised and never came is as good as given back: what was bought with it is taken back likewise. */
const givenBackStates = ['voided', 'settlement_declined'];

/** A part that is given back leaves the order as it is: how much of the goods that part is, only the operator can say. */
export function stateOf({ sale, givenBack }: Sale): OrderFound {
  const { status, id: reference } = sale;
  if (status === 'authorizing' || status === 'authorized')
    throw new BooksOutOfReach(`The bank has not decided about transaction ${reference} yet.`);
  if (isDeclined(status)) return declined(wordsOfDecline(sale));
  if (givenBackStates.includes(status) || givenBack >= minorOf(sale)) return { is: 'refunded', reference };
  return { is: (sale.disputes ?? []).some(isHeldBack) ? 'disputed' : 'settled', reference };
}

/** A dispute holds the money back from the day it is opened; it comes back if it is won. An inquiry takes none. */
const isHeldBack = ({ kind, status }: Dispute): boolean => kind !== 'retrieval' && status.toLowerCase() !== 'won';

const notSettledYet = ['submitted_for_settlement', 'settlement_pending', 'authorized'];

export const refund = (gateway: Gateway, order: string): Promise<RefundEnd> =>
  giveBack(gateway, `order ${order}`, () => findSale(gateway, order));

/** Gives money back: a sale that has not reached the bank is made void, any other refunded with what is left of it. */
export async function giveBack(
  gateway: Gateway,
  what: string,
  find: () => Promise<Sale | undefined>,
): Promise<RefundEnd> {
  const { sdk, patience, ask } = gateway;
  try {
    const found = await find();
    if (!found || isDeclined(found.sale.status)) return declined(`Nothing was charged for ${what}.`);
    if (stateOf(found).is === 'refunded') return { is: 'done' };
    const { sale, givenBack } = found;
    const left = amountText({ currency: sale.currencyIsoCode as CurrencyCode, minor: minorOf(sale) - givenBack });
    const isVoided = notSettledYet.includes(sale.status) && givenBack === 0;
    const answer = await ask(`refunding ${what}`, patience.deed, () =>
      isVoided ? sdk.transaction.void(sale.id) : sdk.transaction.refund(sale.id, left),
    );
    if (answer.is === 'lost') return unknown;
    if (answer.is === 'answered' && answer.value.success) return { is: 'done' };
    // Somebody else may have done it meanwhile, or the bank has settled the sale: then it is no more to be voided.
    const now = await find();
    if (now && stateOf(now).is === 'refunded') return { is: 'done' };
    const why = answer.is === 'answered' ? answer.value.message : 'the gateway refused it';
    return declined(`The refund was not made: ${why}`);
  } catch (failure) {
    if (failure instanceof BooksOutOfReach) return unknown;
    throw failure;
  }
}

const month = 30 * 24 * 60 * 60 * 1000;

/**
 * The orders that something happened to since then (sold, refunded, made void, refused by the bank after all, disputed), and
 * the subscriptions that the same happened to a month of. The gateway sends no event of what is done in its control panel;
 * this finds it.
 */
export async function changedSince(gateway: Gateway, since: Date): Promise<readonly PaymentSubject[]> {
  const { sdk, patience, read } = gateway;
  const list = (what: Search) => search(gateway, 'listing what changed', patience.list, what);
  const [made, voided, refused, disputes] = await Promise.all([
    list((by) => by.createdAt().min(since)),
    list((by) => by.voidedAt().min(since)),
    list((by) => {
      by.createdAt().min(new Date(since.getTime() - month));
      by.status().is('settlement_declined');
    }),
    read('listing disputes', patience.list, () => {
      // The library's types know one of its fields only.
      const by = (query: unknown) => (query as EffectiveDate).effectiveDate().min(since.toISOString().slice(0, 10));
      return all<Dispute>(sdk.dispute.search(by));
    }),
  ]);
  // A month that was charged is followed by itself.
  const sold = made.filter(({ type, subscriptionId }) => type !== 'sale' || !subscriptionId);
  const subjects = await Promise.all([
    ...[...sold, ...voided, ...refused].map((each) => subjectOf(gateway, each)),
    ...(disputes ?? []).map(({ transaction }) => subjectOfDisputed(gateway, transaction)),
  ]);
  const changed = subjects.filter((each) => each !== undefined);
  return [...new Map(changed.map((each) => [JSON.stringify(each), each])).values()];
}

type EffectiveDate = { effectiveDate(): { min(day: string): void } };

/** A refund bears the number of what it gives back, or that of its sale does. */
async function subjectOf(gateway: Gateway, transaction: Transaction): Promise<PaymentSubject | undefined> {
  const { orderId: order, subscriptionId, refundedTransactionId } = transaction;
  if (order) return { about: 'order', order };
  if (subscriptionId) return { about: 'subscription', subscription: subscriptionId };
  const sale = refundedTransactionId ? await findTransaction(gateway, refundedTransactionId) : undefined;
  return sale && subjectOf(gateway, sale);
}

/** The subject of a dispute, which names the order of its sale, and no subscription. */
export async function subjectOfDisputed(
  gateway: Gateway,
  { id, orderId: order }: { readonly id: string; readonly orderId?: string | null },
): Promise<PaymentSubject | undefined> {
  if (order) return { about: 'order', order };
  const sale = await findTransaction(gateway, id);
  return sale && subjectOf(gateway, sale);
}

type Search = TransactionSearchFn;

const search = async (
  { sdk, read }: Gateway,
  deed: string,
  ms: number,
  what: Search,
): Promise<readonly Transaction[]> =>
  (await read(deed, ms, () => all<Transaction>(sdk.transaction.search(what)))) ?? [];

async function all<Item>(stream: AsyncIterable<Item>): Promise<readonly Item[]> {
  const items: Item[] = [];
  for await (const item of stream) items.push(item);
  return items;
}
