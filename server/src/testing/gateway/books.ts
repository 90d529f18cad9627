import { appendFileSync, closeSync, existsSync, fsyncSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export type StoredDispute = {
  readonly id: string;
  readonly kind: 'chargeback' | 'retrieval';
  readonly status: string;
  readonly effectiveDate: string;
};

export type StoredTransaction = {
  readonly id: string;
  readonly type: 'sale' | 'credit';
  readonly status: string;
  /** In hundredths. */
  readonly cents: number;
  readonly merchantAccountId: string;
  readonly orderId: string | null;
  readonly subscriptionId: string | null;
  readonly refundedTransactionId: string | null;
  readonly createdAt: string;
  readonly voidedAt: string | null;
  readonly responseCode: string;
  readonly responseText: string;
  readonly rejection: string | null;
  readonly disputes: readonly StoredDispute[];
};

/** A payer with the names of the nonces that were stored for them; the place in the list is part of their token. */
export type StoredCustomer = { readonly id: string; readonly methods: readonly string[] };

/** A way of paying that was stored under a number of the game's own. */
export type StoredMethod = { readonly id: string; readonly customer: string; readonly nonce: string };

export type StoredSubscription = {
  readonly id: string;
  readonly planId: string;
  readonly addOns: readonly { readonly id: string; readonly cents: number }[];
  readonly cents: number;
  readonly merchantAccountId: string;
  readonly token: string;
  readonly status: 'Active' | 'Past Due' | 'Canceled' | 'Expired';
  /** Days as YYYY-MM-DD. */
  readonly firstBillingDate: string;
  readonly nextBillingDate: string;
  readonly paidThroughDate: string | null;
  /** Months that were charged, and the last of them, where there is one. */
  readonly cycles: number;
  readonly lastCycle: number | null;
};

/** A message as it is posted. */
export type StoredEvent = { readonly kind: string; readonly bt_signature: string; readonly bt_payload: string };

type Tables = {
  transactions: StoredTransaction;
  customers: StoredCustomer;
  methods: StoredMethod & { readonly isForgotten?: true };
  subscriptions: StoredSubscription;
  /** Nonces that were used. */
  nonces: { readonly id: string };
  events: StoredEvent & { readonly id: string };
  /** One row: the day that the gateway is at, where it was pushed on. */
  clock: { readonly id: 'now'; readonly ahead: number };
  /** Methods that are declined from a renewal on. */
  broken: { readonly id: string; readonly isBroken: boolean };
};

type Row = { readonly [Name in keyof Tables]: { readonly table: Name; readonly row: Tables[Name] } }[keyof Tables];

/** All that the stand-in knows: rows by their ids, each written to the disk before it is told to anybody. */
export type Books = {
  put<Name extends keyof Tables>(table: Name, row: Tables[Name]): void;
  get<Name extends keyof Tables>(table: Name, id: string): Tables[Name] | undefined;
  all<Name extends keyof Tables>(table: Name): readonly Tables[Name][];
  /** A number that no row has yet. */
  nextId(): string;
  now(): Date;
  close(): void;
};

export function openBooks(folder: string): Books {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'books.jsonl');
  const tables = new Map<string, Map<string, unknown>>();
  const of = (table: string) => {
    const rows = tables.get(table) ?? new Map<string, unknown>();
    tables.set(table, rows);
    return rows;
  };
  let count = 0;
  const take = ({ table, row }: Row) => {
    of(table).set(row.id, row);
    count++;
  };
  for (const line of existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []) {
    // A line in half is one that was being written when the process was killed: nobody was told of it.
    if (isWhole(line)) take(JSON.parse(line) as Row);
  }
  const handle = openSync(file, 'a');
  return {
    put(table, row) {
      appendFileSync(handle, `\n${JSON.stringify({ table, row })}`);
      fsyncSync(handle);
      take({ table, row } as Row);
    },
    get: (table, id) => of(table).get(id) as never,
    all: (table) => [...of(table).values()] as never,
    nextId: () => (count + 1).toString(36).padStart(8, '0'),
    now: () => new Date(Date.now() + ((of('clock').get('now') as Tables['clock'] | undefined)?.ahead ?? 0)),
    close: () => closeSync(handle),
  };
}

function isWhole(line: string): boolean {
  if (line === '') return false;
  try {
    JSON.parse(line);
    return true;
  } catch {
    return false;
  }
}
