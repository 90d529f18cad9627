import { disputeFields, foundReply, type Reply } from './answers.ts';
import type { Books, StoredTransaction } from './books.ts';
import { presentTransaction } from './sales.ts';
import { Collection } from './xml.ts';

type Bounds = { readonly min?: string; readonly max?: string };

/** The searches that the game uses. Any other search is a bug of the game, and is reported as one. */
export type SearchRequest = {
  readonly ids?: readonly string[];
  readonly order_id?: { readonly is?: string };
  readonly created_at?: Bounds;
  readonly voided_at?: Bounds;
  readonly status?: readonly string[];
};

const known: readonly string[] = ['ids', 'order_id', 'created_at', 'voided_at', 'status'];

/** Very small, so that every list needs several pages. */
const pageSize = 2;

/** The IDs of the matching transactions, newest first. */
export function searchIds(books: Books, asked: SearchRequest): Reply {
  const strange = Object.keys(asked).find((each) => !known.includes(each));
  if (strange) throw new Error(`the stand-in knows no search by ${strange}`);
  const ids = books
    .all('transactions')
    .filter((each) => fits(each, asked))
    .map(({ id }) => id)
    .reverse();
  return foundReply('searchResults', { pageSize, ids });
}

function fits(each: StoredTransaction, { ids, order_id, created_at, voided_at, status }: SearchRequest): boolean {
  return (
    (!ids || ids.includes(each.id)) &&
    (!order_id || each.orderId === order_id.is) &&
    (!created_at || isWithin(each.createdAt, created_at)) &&
    (!voided_at || isWithin(each.voidedAt, voided_at)) &&
    (!status || status.includes(each.status))
  );
}

/** The library sends times without milliseconds, and the real gateway compares to the second. */
const isWithin = (at: string | null, { min, max }: Bounds): boolean =>
  at !== null && (!min || Date.parse(at) >= Date.parse(min)) && (!max || Date.parse(at) <= Date.parse(max));

export function searchPage(books: Books, asked: SearchRequest): Reply {
  const items = (asked.ids ?? []).flatMap((id) => {
    const transaction = books.get('transactions', id);
    return transaction ? [presentTransaction(books, transaction)] : [];
  });
  return foundReply(
    'creditCardTransactions',
    new Collection({ currentPageNumber: 1, pageSize, totalItems: items.length }, 'transaction', items),
  );
}

/** A page of the disputes that changed on or after a day. */
export function searchDisputes(books: Books, from: string, page: number): Reply {
  const disputes = books
    .all('transactions')
    .flatMap((transaction) => transaction.disputes.map((dispute) => ({ dispute, transaction })))
    .filter(({ dispute }) => dispute.effectiveDate >= from)
    .map(({ dispute, transaction }) => disputeFields(dispute, transaction));
  const items = disputes.slice((page - 1) * pageSize, page * pageSize);
  return foundReply(
    'disputes',
    new Collection({ currentPageNumber: page, pageSize, totalItems: disputes.length }, 'dispute', items),
  );
}
