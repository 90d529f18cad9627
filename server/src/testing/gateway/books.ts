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

/** A customer with the names of their stored nonces. The position in the list is part of the payment token. */
export type StoredCustomer = { readonly id: string; readonly methods: readonly string[] };

/** A payment method that was stored under a token of the game. */
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
  /** The number of charged months, and the number at which the subscription ends, if there is one. */
  readonly cycles: number;
  readonly lastCycle: number | null;
};

export type StoredEvent = { readonly kind: string; readonly bt_signature: string; readonly bt_payload: string };

type Tables = {
  transactions: StoredTransaction;
  customers: StoredCustomer;
  methods: StoredMethod & { readonly isForgotten?: true };
  subscriptions: StoredSubscription;
  nonces: { readonly id: string };
  events: StoredEvent & { readonly id: string };
  /** One row: the number of milliseconds by which the gateway's clock is ahead. */
  clock: { readonly id: 'now'; readonly ahead: number };
  /** Payment methods that are declined from a renewal on. */
  broken: { readonly id: string; readonly isBroken: boolean };
};

type Row = { readonly [Name in keyof Tables]: { readonly table: Name; readonly row: Tables[Name] } }[keyof Tables];

/** Everything that the stand-in knows: rows by ID. Each row is on the disk before any reply mentions it. */
export type Books = {
  put<Name extends keyof Tables>(table: Name, row: Tables[Name]): void;
  get<Name extends keyof Tables>(table: Name, id: string): Tables[Name] | undefined;
  all<Name extends keyof Tables>(table: Name): readonly Tables[Name][];
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
    // A partial line was being written when the process was killed, so no reply has mentioned it.
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
