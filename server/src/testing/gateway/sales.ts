import {
  centsIn,
  createdReply,
  foundReply,
  notFoundReply,
  type Reply,
  refusal,
  writtenTransaction,
} from './answers.ts';
import type { Books, StoredTransaction } from './books.ts';
import { type Behaviour, behaviourOf, declineOfAmount, isReusable } from './nonces.ts';

export type SaleRequest = {
  readonly type?: string;
  readonly amount?: string;
  readonly order_id?: string;
  /** ID of the past-due subscription whose month is charged. */
  readonly subscription_id?: string;
  readonly merchant_account_id?: string;
  readonly payment_method_nonce?: string;
  readonly payment_method_token?: string;
  readonly options?: {
    readonly submit_for_settlement?: boolean;
    readonly three_d_secure?: { readonly required?: boolean };
  };
};

/** Charges a nonce or a stored payment method. */
export function charge(books: Books, asked: SaleRequest): Reply {
  const { payment_method_nonce: nonce, payment_method_token: token, merchant_account_id: account } = asked;
  const cents = centsIn(asked.amount);
  if (cents === undefined || cents === 0) return refusal('Amount is an invalid format.', { code: '81503' });
  if (!account) return refusal('Merchant account ID is invalid.', { code: '91513' });
  const method = nonce ?? methodOf(books, token);
  const behaviour = method === undefined ? undefined : behaviourOf(method);
  if (!behaviour || method === undefined) return refusal('Unknown payment method.', { code: '91565' });
  if (nonce !== undefined && !use(books, nonce))
    return refusal('Cannot use a payment_method_nonce more than once.', { code: '91564' });
  const isRefused = asked.options?.three_d_secure?.required === true && behaviour.unconfirmed !== undefined;
  const transaction = storeSale(books, {
    cents,
    account,
    order: asked.order_id ?? null,
    subscription: null,
    behaviour: isRefused ? { rejection: 'three_d_secure' } : behaviour,
    isSubmitted: asked.options?.submit_for_settlement === true,
  });
  const written = writtenTransaction(transaction);
  return transaction.status === 'submitted_for_settlement' || transaction.status === 'authorized'
    ? createdReply('transaction', written)
    : refusal(transaction.responseText, { transaction: written });
}

/** Returns false if the nonce was used before. */
export function use(books: Books, nonce: string): boolean {
  if (behaviourOf(nonce)?.isSpent || books.get('nonces', nonce)) return false;
  if (!isReusable(nonce)) books.put('nonces', { id: nonce });
  return true;
}

/** The nonce that a stored payment method came from. */
export function methodOf(books: Books, token: string | undefined): string | undefined {
  const named = books.get('methods', token ?? '');
  if (named) return named.isForgotten ? undefined : named.nonce;
  const [, customer = '', at = ''] = /^(.*)_(\d+)$/.exec(token ?? '') ?? [];
  return books.get('customers', customer)?.methods[Number(at)];
}

type Sale = {
  readonly cents: number;
  readonly account: string;
  readonly order: string | null;
  readonly subscription: string | null;
  readonly behaviour: Behaviour;
  readonly isSubmitted: boolean;
};

export function storeSale(books: Books, sale: Sale): StoredTransaction {
  const { behaviour } = sale;
  const [code, text] = behaviour.decline ?? declineOfAmount(sale.cents) ?? ['1000', 'Approved'];
  const isTaken = code === '1000' && !behaviour.rejection;
  const transaction: StoredTransaction = {
    id: books.nextId(),
    type: 'sale',
    status: behaviour.rejection
      ? 'gateway_rejected'
      : !isTaken
        ? 'processor_declined'
        : sale.isSubmitted
          ? 'submitted_for_settlement'
          : 'authorized',
    cents: sale.cents,
    merchantAccountId: sale.account,
    orderId: sale.order,
    subscriptionId: sale.subscription,
    refundedTransactionId: null,
    createdAt: books.now().toISOString(),
    voidedAt: null,
    responseCode: code,
    responseText: behaviour.rejection ? `Gateway Rejected: ${behaviour.rejection}` : text,
    rejection: behaviour.rejection ?? null,
    disputes: [],
  };
  books.put('transactions', transaction);
  return transaction;
}

export const refundsOf = (books: Books, { id }: StoredTransaction): readonly StoredTransaction[] =>
  books.all('transactions').filter(({ refundedTransactionId }) => refundedTransactionId === id);

export const presentTransaction = (books: Books, transaction: StoredTransaction) =>
  writtenTransaction(transaction, refundsOf(books, transaction));

export function show(books: Books, id: string): Reply {
  const transaction = books.get('transactions', id);
  return transaction ? foundReply('transaction', presentTransaction(books, transaction)) : notFoundReply;
}

export function voidSale(books: Books, id: string): Reply {
  const transaction = books.get('transactions', id);
  if (!transaction) return notFoundReply;
  if (!['authorized', 'submitted_for_settlement', 'settlement_pending'].includes(transaction.status))
    return refusal(
      'Transaction can only be voided if status is authorized, submitted_for_settlement, or settlement_pending.',
      {
        code: '91504',
      },
    );
  books.put('transactions', { ...transaction, status: 'voided', voidedAt: books.now().toISOString() });
  return show(books, id);
}

/** Refunds a part of a settled sale, or what is left of it. The refund has no order ID unless the request has one. */
export function refundSale(books: Books, id: string, amount: unknown): Reply {
  const sale = books.get('transactions', id);
  if (!sale) return notFoundReply;
  if (sale.status !== 'settled' && sale.status !== 'settling')
    return refusal('Cannot refund transaction unless it is settled.', { code: '91506' });
  const left = sale.cents - refundsOf(books, sale).reduce((sum, { cents }) => sum + cents, 0);
  const cents = amount === undefined ? left : centsIn(amount);
  if (cents === undefined || cents === 0 || cents > left)
    return refusal('Refund amount is too large.', { code: '91521' });
  const refund: StoredTransaction = {
    ...sale,
    id: books.nextId(),
    type: 'credit',
    status: 'submitted_for_settlement',
    cents,
    orderId: null,
    subscriptionId: null,
    refundedTransactionId: id,
    createdAt: books.now().toISOString(),
    disputes: [],
  };
  books.put('transactions', refund);
  return createdReply('transaction', writtenTransaction(refund));
}

/** The bank settles a sale, or declines to. */
export function settle(books: Books, id: string, status: 'settled' | 'settling' | 'settlement_declined'): Reply {
  const transaction = books.get('transactions', id);
  if (!transaction) return notFoundReply;
  books.put('transactions', { ...transaction, status });
  return show(books, id);
}
