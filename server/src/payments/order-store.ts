import { createHash, randomBytes } from 'node:crypto';
import type { CurrencyCode } from '@underhall/contract';
import type { Database, Step } from '../db/database.ts';
import type { Money, PaymentEvent, PaymentProvider } from './payment-provider.ts';

export const orderStates = ['created', 'sent', 'settled', 'declined', 'unknown', 'refunded', 'disputed'] as const;
export type OrderState = (typeof orderStates)[number];

/** Something to be bought for money: who wants it, what it costs with the tax in it, and where it stands. */
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
  /** The number of times its Fate was given or taken back: odd while the character has it. */
  readonly moves: number;
  readonly reference?: string;
  /** Of a declined order: the provider's words. */
  readonly message?: string;
  readonly createdAt: Date;
  /** Milliseconds since the provider was asked; undefined before that. */
  readonly sentAgo?: number;
};

export type NewOrder = Pick<Order, 'accountId' | 'characterId' | 'provider' | 'price' | 'vat' | 'fate'> & {
  readonly nonce: string;
};

export type OrderMove = {
  readonly state: OrderState;
  readonly reference?: string;
  readonly message?: string;
  /** True if the Fate is given, or taken back, with it. */
  readonly movesFate?: boolean;
};

export type OrderStore = {
  /** Writes an order down, or finds the one that the nonce was given to before. */
  begin(order: NewOrder): Promise<{ readonly order: Order; readonly isNew: boolean }>;
  byId(id: string): Promise<Order | undefined>;
  /** The orders of an account, the newest first. */
  of(accountId: number, most: number): Promise<readonly Order[]>;
  /** Orders whose end nobody is waiting for any more: begun and left, sent and not heard of, unknown. */
  unsettled(most: number): Promise<readonly Order[]>;
  /** The number of orders that began a quarter of an hour ago and of which nobody knows yet how they end. */
  countUnclear(): Promise<number>;
  /** The step that moves an order on from where it was seen; it fails if the order has moved meanwhile. */
  moving(order: Pick<Order, 'id' | 'version'>, to: OrderMove): Step;
  /** The same by itself; false if the order has moved meanwhile. */
  move(order: Pick<Order, 'id' | 'version'>, to: OrderMove): Promise<boolean>;
};

const columns = `id, account_id as "accountId", character_id as "characterId", provider, currency, minor, vat, fate, state,
  version, moves, reference, message, created_at as "createdAt",
  (extract(epoch from now() - sent_at) * 1000)::float8 as "sentAgo"`;

/** The form of the numbers that orders are given: whatever else is asked for, there is none. */
const ownId = /^[0-9a-f]{20}$/;

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
// Whoever sends an order hears of it, or gives it up, well within this time; who begins one does so at once.
const leaving = {
  name: 'unsettled-orders',
  text: `select ${columns} from orders
    where state = 'unknown' or (state = 'sent' and sent_at < now() - interval '30 seconds')
      or (state = 'created' and created_at < now() - interval '10 minutes')
    order by created_at limit $1`,
};
const countingUnclear = {
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

const movingStep: OrderStore['moving'] = ({ id, version }, { state, movesFate, reference, message }) => ({
  ...moving,
  values: [id, version, state, movesFate ? 1 : 0, reference ?? null, message ?? null],
  rows: 1,
});

type Row = Omit<Order, 'price' | 'vat' | 'reference' | 'message' | 'sentAgo'> & {
  readonly currency: CurrencyCode;
  readonly minor: number;
  readonly vat: number;
  readonly reference: string | null;
  readonly message: string | null;
  readonly sentAgo: number | null;
};

export function orderStore(database: Pick<Database, 'run' | 'commit'>): OrderStore {
  return {
    async begin({ accountId, characterId, provider, nonce, price, vat, fate }) {
      const digest = createHash('sha256').update(nonce).digest('base64url');
      const own = [randomBytes(10).toString('hex'), accountId, characterId, provider, digest];
      const [added] = await database.run<Row>(beginning, [...own, price.currency, price.minor, vat.minor, fate]);
      if (added) return { order: orderIn(added), isNew: true };
      const [found] = await database.run<Row>(byNonce, [provider, digest]);
      return { order: orderIn(found as Row), isNew: false };
    },
    async byId(id) {
      if (!ownId.test(id)) return undefined;
      const [row] = await database.run<Row>(finding, [id]);
      return row && orderIn(row);
    },
    async of(accountId, most) {
      return (await database.run<Row>(listing, [accountId, most])).map(orderIn);
    },
    async unsettled(most) {
      return (await database.run<Row>(leaving, [most])).map(orderIn);
    },
    countUnclear: async () => (await database.run<{ count: number }>(countingUnclear))[0]?.count ?? 0,
    moving: movingStep,
    move: (order, to) => database.commit([movingStep(order, to)]),
  };
}

const orderIn = ({ currency, minor, vat, reference, message, sentAgo, ...row }: Row): Order => ({
  ...row,
  price: { currency, minor },
  vat: { currency, minor: vat },
  ...(reference !== null && { reference }),
  ...(message !== null && { message }),
  ...(sentAgo !== null && { sentAgo }),
});

/** News from the provider that waits to be worked through. */
export type StoredEvent = {
  readonly id: string;
  readonly about: PaymentEvent['about'];
  /** The number of the order or of the subscription. */
  readonly subject: string | null;
};

export type EventStore = {
  /** Keeps news; the same a second time is nothing new. */
  add(provider: PaymentProvider['name'], event: PaymentEvent): Promise<void>;
  /** News that nobody has worked through yet, the oldest first. */
  toDo(provider: PaymentProvider['name'], most: number): Promise<readonly StoredEvent[]>;
  done(provider: PaymentProvider['name'], id: string): Promise<void>;
  /** The moment up to which the provider's books were compared with ours. */
  reconciledUntil(provider: PaymentProvider['name']): Promise<Date | undefined>;
  reconciled(provider: PaymentProvider['name'], until: Date): Promise<void>;
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
    toDo: (provider, most) => database.run<StoredEvent>(taking, [provider, most]),
    async done(provider, id) {
      await database.run(ending, [provider, id]);
    },
    async reconciledUntil(provider) {
      return (await database.run<{ until: Date }>(looking, [provider]))[0]?.until;
    },
    async reconciled(provider, until) {
      await database.run(marking, [provider, until]);
    },
  };
}
