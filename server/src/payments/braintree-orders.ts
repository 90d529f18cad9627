import type { CurrencyCode } from '@underhall/contract';
import type { Dispute, Transaction, TransactionSearchFn } from 'braintree';
import { amountText, minorUnits } from './braintree-amounts.ts';
import { declined, unknown } from './braintree-charge.ts';
import { BooksOutOfReach, type Gateway } from './braintree-gateway.ts';
import { wordsOfDecline } from './braintree-words.ts';
import type { OrderFound, PaymentProvider } from './payment-provider.ts';

/** A sale with what was given back of it, in minor units. */
type Sale = { readonly sale: Transaction; readonly givenBack: number };

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
  if (!sale) return undefined;
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
function stateOf({ sale, givenBack }: Sale): OrderFound {
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

/** Gives an order back: a sale that has not reached the bank is made void, any other refunded with what is left of it. */
export async function refund(gateway: Gateway, order: string): ReturnType<PaymentProvider['refund']> {
  const { sdk, patience, ask } = gateway;
  try {
    const found = await findSale(gateway, order);
    if (!found || isDeclined(found.sale.status)) return declined('Nothing was charged for this order.');
    if (stateOf(found).is === 'refunded') return { is: 'done' };
    const { sale, givenBack } = found;
    const left = amountText({ currency: sale.currencyIsoCode as CurrencyCode, minor: minorOf(sale) - givenBack });
    const isVoided = notSettledYet.includes(sale.status) && givenBack === 0;
    const answer = await ask(`refunding order ${order}`, patience.deed, () =>
      isVoided ? sdk.transaction.void(sale.id) : sdk.transaction.refund(sale.id, left),
    );
    if (answer.is === 'lost') return unknown;
    if (answer.is === 'answered' && answer.value.success) return { is: 'done' };
    // Somebody else may have done it meanwhile, or the bank has settled the sale: then it is no more to be voided.
    const now = await findSale(gateway, order);
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
 * Our numbers of the orders that something happened to since then: sold, refunded, made void, refused by the bank after all,
 * disputed. The gateway sends no event of what is done in its control panel; this finds it.
 */
export async function ordersChangedSince(gateway: Gateway, since: Date): Promise<readonly string[]> {
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
  const numbers = await Promise.all([...made, ...voided, ...refused].map((each) => orderOf(gateway, each)));
  const disputed = (disputes ?? []).map(({ transaction }) => transaction.orderId);
  const changed = [...numbers, ...disputed].filter(
    (order): order is string => typeof order === 'string' && order !== '',
  );
  return [...new Set(changed)];
}

type EffectiveDate = { effectiveDate(): { min(day: string): void } };

/** A refund bears the number of the order that it gives back, or that of its sale. */
async function orderOf(gateway: Gateway, transaction: Transaction): Promise<string | undefined> {
  const { orderId, refundedTransactionId } = transaction;
  if (orderId || !refundedTransactionId) return orderId;
  return (await findTransaction(gateway, refundedTransactionId))?.orderId;
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
