import { disputeFields, subscriptionFields } from './answers.ts';
import type { Books, StoredDispute, StoredTransaction } from './books.ts';
import { type EventOptions, sendWebhook } from './events.ts';
import { dayOf, renewAll } from './memberships.ts';
import { type Fault, faults } from './nonces.ts';
import { presentTransaction, refundSale, settle, voidSale } from './sales.ts';

/** A fault for the next call of a method and a path. A path that ends in a star is a prefix. */
export type InjectedFault = { readonly on: string; readonly how: Fault };

export type Panel = {
  readonly books: Books;
  events: EventOptions;
  readonly faults: InjectedFault[];
  /** Calls since the start, as method and path, newest last. */
  readonly calls: string[];
};

type PanelRequest = Readonly<Record<string, unknown>>;

/**
 * The commands of the merchant's control panel and of the bank. Each takes a JSON body and returns one. `order` is the
 * ID of an order, or that of a subscription for its newest month.
 */
export const panelCommands: Readonly<Record<string, (panel: Panel, asked: PanelRequest) => unknown>> = {
  /** The bank settles the sale of an order (`as`: `settled`, `settling`, or `settlement_declined`). */
  async settle({ books, events }, { order, as = 'settled' }) {
    const sale = saleOf(books, order);
    settle(books, sale.id, as as 'settled');
    const kind = as === 'settlement_declined' ? 'transaction_settlement_declined' : 'transaction_settled';
    const now = books.get('transactions', sale.id) as StoredTransaction;
    await sendWebhook(books, events, kind, { transaction: presentTransaction(books, now) });
  },
  /** Refunds a sale, or a part of it (`amount`); voids one that is not settled. No webhook is sent. */
  refund({ books }, { order, amount }) {
    const sale = saleOf(books, order);
    const isSettled = sale.status === 'settled' || sale.status === 'settling';
    const reply = isSettled ? refundSale(books, sale.id, amount) : voidSale(books, sale.id);
    if (reply.status >= 300) throw new Error('the stand-in could not refund it');
  },
  /** The bank opens a dispute or closes it (`status`: `open`, `lost`, `won` ...). */
  async dispute({ books, events }, { order, status = 'open', kind = 'chargeback' }) {
    const sale = saleOf(books, order);
    const dispute: StoredDispute = {
      id: `dispute-${sale.id}`,
      kind: kind as StoredDispute['kind'],
      status: String(status),
      effectiveDate: dayOf(books.now()),
    };
    const after = { ...sale, disputes: [dispute] };
    books.put('transactions', after);
    const word = status === 'open' ? 'dispute_opened' : `dispute_${String(status)}`;
    await sendWebhook(books, events, word, { dispute: disputeFields(dispute, after) });
  },
  /** Moves the gateway's clock (`to` a time, or by `days`), and charges what is due. */
  async clock({ books, events }, { to, days }) {
    const ahead =
      (to === undefined ? books.now().getTime() + Number(days) * 86_400_000 : Date.parse(String(to))) - Date.now();
    books.put('clock', { id: 'now', ahead });
    const renewals = renewAll(books);
    for (const { subscription, charged } of renewals) {
      const subject = { subscription: subscriptionFields(subscription, charged ? [charged] : []) };
      for (const kind of kindsOf[subscription.status] ?? []) await sendWebhook(books, events, kind, subject);
    }
    return { charged: renewals.length };
  },
  /** From now on the bank declines the card of a subscription, or accepts it again (`isBroken`: false). */
  breakCard({ books }, { subscription, isBroken = true }) {
    const stored = books.get('subscriptions', String(subscription));
    if (!stored) throw new Error('no such subscription');
    books.put('broken', { id: stored.token, isBroken: isBroken === true });
  },
  async cancel({ books, events }, { subscription }) {
    const stored = books.get('subscriptions', String(subscription));
    if (!stored) throw new Error('no such subscription');
    const after = { ...stored, status: 'Canceled' as const };
    books.put('subscriptions', after);
    await sendWebhook(books, events, 'subscription_canceled', { subscription: subscriptionFields(after) });
  },
  /** Makes the next call that matches `on` (`POST /transactions`) fail. */
  fault(panel, { on, how }) {
    const fault = faults.find((each) => each === how);
    if (!fault) throw new Error(`a fault is one of ${faults.join(', ')}`);
    panel.faults.push({ on: String(on), how: fault });
  },
  /** From now on webhooks are posted to another address. */
  postTo(panel, { address }) {
    panel.events = { ...panel.events, postTo: String(address) };
  },
  calls: ({ calls }) => ({ calls }),
  events: ({ books }) => ({ events: books.all('events') }),
  transactions: ({ books }) => ({ transactions: books.all('transactions') }),
  subscriptions: ({ books }) => ({ subscriptions: books.all('subscriptions') }),
  customers: ({ books }) => ({ customers: books.all('customers') }),
};

const kindsOf: Readonly<Record<string, readonly string[]>> = {
  Active: ['subscription_charged_successfully'],
  'Past Due': ['subscription_charged_unsuccessfully', 'subscription_went_past_due'],
  Expired: ['subscription_expired'],
};

function saleOf(books: Books, order: unknown): StoredTransaction {
  const sale = books
    .all('transactions')
    .findLast((each) => each.type === 'sale' && (each.orderId === order || each.subscriptionId === order));
  if (!sale) throw new Error('no such order');
  return sale;
}
