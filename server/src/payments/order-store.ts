import { createHash } from 'node:crypto';
import type { CurrencyCode } from '@underhall/contract';
import type { Database, Step } from '../db/database.ts';
import type { Runtime } from '../runtime/runtime.ts';
import type { Money, PaymentEvent, PaymentProvider } from './payment-provider.ts';

export const orderStates = ['created', 'sent', 'settled', 'declined', 'unknown', 'refunded', 'disputed'] as const;
export type OrderState = (typeof orderStates)[number];

/** `price` includes `vat`. */
export type Order = {
  readonly id: string;
  readonly accountId: number;
  readonly characterId: number;
  readonly provider: PaymentProvider['name'];
  readonly price: Money;
  readonly vat: Money;
  readonly fate: number;
  readonly state: OrderState;
  readonly version: number;
  /** How often the order's Fate was given or taken back. An odd number means that the character has it. */
  readonly moves: number;
  readonly reference?: string;
  /** Reason for the decline, as text for the player. */
  readonly message?: string;
  readonly createdAt: Date;
  /** Undefined until the charge is requested. */
  readonly sentMsAgo?: number;
};

export type NewOrder = Pick<Order, 'accountId' | 'characterId' | 'provider' | 'price' | 'vat' | 'fate'> & {
  readonly nonce: string;
};

export type OrderMove = {
  readonly state: OrderState;
  readonly reference?: string;
  readonly message?: string;
  /** True if the same transaction gives the Fate or takes it back. */
  readonly movesFate?: boolean;
};

export type OrderStore = {
  /** Stores a new order, or returns the existing order with the same nonce. */
  create(order: NewOrder): Promise<{ readonly order: Order; readonly isNew: boolean }>;
  byId(id: string): Promise<Order | undefined>;
  /** Newest first. */
  listByAccount(accountId: number, limit: number): Promise<readonly Order[]>;
  /** Orders whose request must have ended but that have no result, oldest first. Oldest first. */
  listUnresolved(limit: number): Promise<readonly Order[]>;
  /** Counts orders that have been unresolved for 15 minutes. */
  countUnresolved(): Promise<number>;
  /** Fails if the order's version has changed. */
  moveStep(order: Pick<Order, 'id' | 'version'>, to: OrderMove): Step;
  /** Returns false if the order's version has changed. */
  move(order: Pick<Order, 'id' | 'version'>, to: OrderMove): Promise<boolean>;
};

const columns = `id, account_id as "accountId", character_id as "characterId", provider, currency, minor, vat, fate, state,
  version, moves, reference, message, created_at as "createdAt",
  (extract(epoch from now() - sent_at) * 1000)::float8 as "sentMsAgo"`;

const orderIdPattern = /^[0-9a-f]{20}$/;

const beginning = {
  name: 'begin-order',
  text: `insert into orders (id, account_id, character_id, provider, nonce_digest, currency, minor, vat, fate)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict (provider, nonce_digest) do nothing returning ${columns}`,
};
const byNonce = {
  name: 'order-by-nonce',
  text: `select ${columns} from orders where provider = $1 and nonce_digest = $2`,
};
const finding = { name: 'order', text: `select ${columns} from orders where id = $1` };
const listing = {
  name: 'orders-of-account',
  text: `select ${columns} from orders where account_id = $1 order by created_at desc, id limit $2`,
};
// Longer than any request can take.
const listingUnresolved = {
  name: 'unsettled-orders',
  text: `select ${columns} from orders
    where state = 'unknown' or (state = 'sent' and sent_at < now() - interval '30 seconds')
      or (state = 'created' and created_at < now() - interval '10 minutes')
    order by created_at limit $1`,
};
const countingUnresolved = {
  name: 'count-unclear-orders',
  text: `select count(*)::int as count from orders
    where state in ('created', 'sent', 'unknown') and created_at < now() - interval '15 minutes'`,
};
const moving = {
  name: 'move-order',
  text: `update orders set state = $3, version = version + 1, moves = moves + $4, reference = coalesce($5, reference),
      message = coalesce($6, message), changed_at = now(), sent_at = case $3 when 'sent' then now() else sent_at end
    where id = $1 and version = $2`,
};

const moveStep: OrderStore['moveStep'] = ({ id, version }, { state, movesFate, reference, message }) => ({
  ...moving,
  values: [id, version, state, movesFate ? 1 : 0, reference ?? null, message ?? null],
  rows: 1,
});

type Row = Omit<Order, 'price' | 'vat' | 'reference' | 'message' | 'sentMsAgo'> & {
  readonly currency: CurrencyCode;
  readonly minor: number;
  readonly vat: number;
  readonly reference: string | null;
  readonly message: string | null;
  readonly sentMsAgo: number | null;
};

export function orderStore(database: Pick<Database, 'run' | 'commit'>, { randomBytes }: Runtime): OrderStore {
  return {
    async create({ accountId, characterId, provider, nonce, price, vat, fate }) {
      const digest = createHash('sha256').update(nonce).digest('base64url');
      const own = [randomBytes(10).toString('hex'), accountId, characterId, provider, digest];
      const [added] = await database.run<Row>(beginning, [...own, price.currency, price.minor, vat.minor, fate]);
      if (added) return { order: toOrder(added), isNew: true };
      const [found] = await database.run<Row>(byNonce, [provider, digest]);
      return { order: toOrder(found as Row), isNew: false };
    },
    async byId(id) {
      if (!orderIdPattern.test(id)) return undefined;
      const [row] = await database.run<Row>(finding, [id]);
      return row && toOrder(row);
    },
    async listByAccount(accountId, limit) {
      return (await database.run<Row>(listing, [accountId, limit])).map(toOrder);
    },
    async listUnresolved(limit) {
      return (await database.run<Row>(listingUnresolved, [limit])).map(toOrder);
    },
    countUnresolved: async () => (await database.run<{ count: number }>(countingUnresolved))[0]?.count ?? 0,
    moveStep,
    move: (order, to) => database.commit([moveStep(order, to)]),
  };
}

const toOrder = ({ currency, minor, vat, reference, message, sentMsAgo, ...row }: Row): Order => ({
  ...row,
  price: { currency, minor },
  vat: { currency, minor: vat },
  ...(reference !== null && { reference }),
  ...(message !== null && { message }),
  ...(sentMsAgo !== null && { sentMsAgo: sentMsAgo }),
});

export type StoredEvent = {
  readonly id: string;
  readonly about: PaymentEvent['about'];
  readonly subject: string | null;
};

export type EventStore = {
  /** Does nothing if the event is already stored. */
  add(provider: PaymentProvider['name'], event: PaymentEvent): Promise<void>;
  /** Oldest first. */
  listPending(provider: PaymentProvider['name'], limit: number): Promise<readonly StoredEvent[]>;
  markProcessed(provider: PaymentProvider['name'], id: string): Promise<void>;
  /** Time of the last completed reconciliation with the provider's records. */
  reconciledUntil(provider: PaymentProvider['name']): Promise<Date | undefined>;
  setReconciledUntil(provider: PaymentProvider['name'], until: Date): Promise<void>;
};

const adding = {
  name: 'add-payment-event',
  text: `insert into payment_events (provider, id, about, subject, at) values ($1, $2, $3, $4, $5)
    on conflict (provider, id) do nothing`,
};
const taking = {
  name: 'payment-events-to-do',
  text: `select id, about, subject from payment_events where provider = $1 and done_at is null
    order by received_at limit $2`,
};
const ending = {
  name: 'payment-event-done',
  text: 'update payment_events set done_at = now() where provider = $1 and id = $2',
};
const looking = { name: 'reconciled-until', text: 'select until from reconciliations where provider = $1' };
const marking = {
  name: 'mark-reconciled',
  text: `insert into reconciliations (provider, until) values ($1, $2)
    on conflict (provider) do update set until = greatest(reconciliations.until, excluded.until)`,
};

const subjectOf = (event: PaymentEvent): string | null => {
  if (event.about === 'order') return event.order;
  return event.about === 'subscription' ? event.subscription : null;
};

export function eventStore(database: Pick<Database, 'run'>): EventStore {
  return {
    async add(provider, event) {
      await database.run(adding, [provider, event.id, event.about, subjectOf(event), event.at]);
    },
    listPending: (provider, limit) => database.run<StoredEvent>(taking, [provider, limit]),
    async markProcessed(provider, id) {
      await database.run(ending, [provider, id]);
    },
    async reconciledUntil(provider) {
      return (await database.run<{ until: Date }>(looking, [provider]))[0]?.until;
    },
    async setReconciledUntil(provider, until) {
      await database.run(marking, [provider, until]);
    },
  };
}
