import type { Database } from '../db/database.ts';
import type { Money } from './payment-provider.ts';

export type TestCharge = {
  readonly id: number;
  readonly state: 'settled' | 'declined' | 'refunded' | 'disputed';
  readonly message: string | null;
};

export type TestSubscription = {
  readonly id: string;
  readonly planId: string;
  readonly addOnIds: readonly string[];
  readonly price: Money;
  readonly nonce: string;
  /** ID of the payment method, if it replaced the first one. */
  readonly card?: string | null;
  readonly state: 'active' | 'pastDue' | 'cancelled';
  readonly startedAt: Date;
  readonly months: number;
};

type Settable = Pick<TestSubscription, 'addOnIds' | 'price' | 'state'> & {
  readonly nonce: string;
  readonly card: string;
};

export type TestRecords = {
  charge(order: string, price: Money, declined?: string): Promise<void>;
  /** An order's newest paid charge, or else its newest charge. */
  chargeOf(order: string): Promise<TestCharge | undefined>;
  /** Sets the state of an order's charge. Returns false if the charge was in none of the states `from`. */
  move(order: string, from: readonly TestCharge['state'][], to: TestCharge['state']): Promise<boolean>;
  changedSince(since: Date): Promise<readonly string[]>;
  addSubscription(added: TestSubscription): Promise<void>;
  subscription(id: string): Promise<TestSubscription | undefined>;
  /** Pays one more month, unless another request has just done so. */
  payMonth(subscription: TestSubscription): Promise<void>;
  setSubscription(id: string, to: Partial<Settable>): Promise<void>;
};

const charging = {
  name: 'test-charge',
  text: 'insert into test_charges (order_id, currency, minor, state, message) values ($1, $2, $3, $4, $5)',
};
const finding = {
  name: 'test-charge-of',
  text: `select id, state, message from test_charges where order_id = $1 order by state = 'declined', id desc limit 1`,
};
const moving = {
  name: 'test-move-charge',
  text: `update test_charges set state = $3, changed_at = now() where order_id = $1 and state = any($2) returning id`,
};
const changed = {
  name: 'test-charges-changed',
  text: `select distinct order_id as "order" from test_charges where changed_at >= $1`,
};
const subscribing = {
  name: 'test-subscribe',
  text: `with added as (
      insert into test_subscriptions (id, plan_id, add_on_ids, currency, minor, nonce, state, started_at, months)
      values ($1, $2, $3, $4, $5, $6, 'active', $7, 1) on conflict (id) do nothing returning id
    )
    insert into test_charges (order_id, currency, minor, state) select id || ' 1', $4, $5, 'settled' from added`,
};
const subscribed = {
  name: 'test-subscription',
  text: `select id, plan_id as "planId", add_on_ids as "addOnIds", currency, minor, nonce, card, state,
    started_at as "startedAt", months from test_subscriptions where id = $1`,
};
const paying = {
  name: 'test-pay-month',
  text: `with paid as (
      update test_subscriptions set months = months + 1, state = 'active' where id = $1 and months = $2
      returning id, months, currency, minor
    )
    insert into test_charges (order_id, currency, minor, state)
    select id || ' ' || months, currency, minor, 'settled' from paid`,
};
const setting = {
  name: 'test-set-subscription',
  text: `update test_subscriptions set add_on_ids = coalesce($2, add_on_ids), currency = coalesce($3, currency),
    minor = coalesce($4, minor), state = coalesce($5, state),
    nonce = coalesce($6, nonce), card = coalesce($7, card) where id = $1`,
};

type Row = Omit<TestSubscription, 'price'> & Money;

export function testRecordsStore(database: Pick<Database, 'run'>): TestRecords {
  return {
    async charge(order, { currency, minor }, message) {
      const state = message === undefined ? 'settled' : 'declined';
      await database.run(charging, [order, currency, minor, state, message ?? null]);
    },
    async chargeOf(order) {
      return (await database.run<TestCharge>(finding, [order]))[0];
    },
    async move(order, from, to) {
      return (await database.run(moving, [order, from, to])).length > 0;
    },
    async changedSince(since) {
      return (await database.run<{ order: string }>(changed, [since])).map(({ order }) => order);
    },
    async addSubscription({ id, planId, addOnIds, price, nonce, startedAt }) {
      await database.run(subscribing, [id, planId, addOnIds, price.currency, price.minor, nonce, startedAt]);
    },
    async subscription(id) {
      const [row] = await database.run<Row>(subscribed, [id]);
      if (!row) return undefined;
      const { currency, minor, ...found } = row;
      return { ...found, price: { currency, minor } };
    },
    async payMonth({ id, months }) {
      await database.run(paying, [id, months]);
    },
    async setSubscription(id, { addOnIds, price, state, nonce, card }) {
      const sum = [price?.currency ?? null, price?.minor ?? null];
      await database.run(setting, [id, addOnIds ?? null, ...sum, state ?? null, nonce ?? null, card ?? null]);
    },
  };
}
