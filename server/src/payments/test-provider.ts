import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Database } from '../db/database.ts';
import type { RuntimeDeps } from '../runtime/runtime.ts';
import { bankDeclineMessage } from './decline-messages.ts';
import type { PaymentEvent, PaymentProvider, ProviderSubscription, SubscriptionResult } from './payment-provider.ts';
import { testOutcomeOf } from './test-nonces.ts';
import { type TestRecords, type TestSubscription, testRecordsStore } from './test-records-store.ts';

/** Actions that take place outside the game. `order` is an order ID, or a subscription ID for its latest month. */
export type TestControls = {
  refund(order: string): Promise<void>;
  dispute(order: string): Promise<void>;
  winDispute(order: string): Promise<void>;
  signedMessage(event: PaymentEvent): { readonly body: string; readonly headers: Readonly<Record<string, string>> };
};

export type TestProvider = PaymentProvider & { readonly controls: TestControls };

export type TestProviderDeps = RuntimeDeps & {
  readonly database: Pick<Database, 'run'>;
  /** The game's clock, in milliseconds since 1970. Months follow it. */
  readonly now: () => Promise<number>;
  readonly signing: string;
};

const signature = 'x-test-signature';

/** A payment provider that takes no money and needs no keys. The name of a nonce decides the result. */
export function testProvider({ database, now, signing, runtime }: TestProviderDeps): TestProvider {
  const records = testRecordsStore(database);
  const key = createHmac('sha256', signing).update('test payments').digest();
  const sign = (body: string | Buffer) => createHmac('sha256', key).update(body).digest();
  return {
    name: 'test',
    clientToken: async () => `test-${runtime.randomId()}`,
    async inspectMethod(nonce) {
      return testOutcomeOf(nonce).details;
    },
    async charge({ nonce, order, price }) {
      const { charge, details } = testOutcomeOf(nonce);
      if (details.is === 'unusable') return { is: 'declined', message: details.message };
      if (charge === 'never arrived') return { is: 'unknown' };
      const message = typeof charge === 'object' ? charge.declined : undefined;
      await records.charge(order, price, message);
      if (charge === 'reply lost') return { is: 'unknown' };
      return message === undefined ? settledResultOf(await records.chargeOf(order)) : { is: 'declined', message };
    },
    async findOrder(order) {
      const charge = await records.chargeOf(order);
      if (!charge) return { is: 'missing' };
      const { state, message } = charge;
      return state === 'declined'
        ? { is: state, message: message ?? '' }
        : { is: state, reference: referenceOf(charge) };
    },
    async refund(order) {
      if (await records.move(order, ['settled', 'refunded'], 'refunded')) return { is: 'done' };
      return { is: 'declined', message: 'There is nothing to refund for this order.' };
    },
    async refundMonth(subscription) {
      const month = await latestMonthOf(records, subscription);
      if (month !== undefined && (await records.move(month, ['settled', 'refunded'], 'refunded')))
        return { is: 'done' };
      return { is: 'declined', message: 'There is nothing to refund for this month.' };
    },
    async listChangedSince(since) {
      return (await records.changedSince(since)).map((order) => {
        const [subscription = order, month] = order.split(' ');
        return month === undefined ? { about: 'order', order } : { about: 'subscription', subscription };
      });
    },
    ...testSubscriptions(records, now),
    async parseWebhook(body, headers) {
      const actual = Buffer.from(headers[signature] ?? '', 'hex');
      const expected = sign(body);
      if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) return undefined;
      const { at, ...event } = JSON.parse(body.toString()) as PaymentEvent;
      return { ...event, at: new Date(at) } as PaymentEvent;
    },
    controls: controlsOf(records, sign),
  };
}

const referenceOf = ({ id }: { readonly id: number }) => `test-${id}`;

const settledResultOf = (charge: { readonly id: number } | undefined) => ({
  is: 'settled' as const,
  reference: charge ? referenceOf(charge) : '',
});

async function latestMonthOf(records: TestRecords, subscription: string): Promise<string | undefined> {
  const found = await records.subscription(subscription);
  return found && `${found.id} ${found.months}`;
}

const controlsOf = (records: TestRecords, sign: (body: string) => Buffer): TestControls => ({
  async refund(order) {
    await records.move((await latestMonthOf(records, order)) ?? order, ['settled'], 'refunded');
  },
  async dispute(order) {
    await records.move((await latestMonthOf(records, order)) ?? order, ['settled'], 'disputed');
  },
  async winDispute(order) {
    await records.move((await latestMonthOf(records, order)) ?? order, ['disputed'], 'settled');
  },
  signedMessage(event) {
    const body = JSON.stringify(event);
    return { body, headers: { [signature]: sign(body).toString('hex') } };
  },
});

type Subscriptions = Pick<
  PaymentProvider,
  | 'subscribe'
  | 'changeSubscription'
  | 'cancelSubscription'
  | 'restoreSubscription'
  | 'changeCard'
  | 'resumeCardChange'
  | 'findSubscription'
>;

const none: SubscriptionResult = { is: 'declined', message: 'You have no such membership.' };

/** Charges due months on the next read, because there is no background job. */
function testSubscriptions(records: TestRecords, now: () => Promise<number>): Subscriptions {
  const find = async (id: string): Promise<ProviderSubscription | undefined> => {
    const found = await chargeDueMonths(records, id, await now());
    if (!found) return undefined;
    const month = await records.chargeOf(`${id} ${found.months}`);
    return {
      ...toProviderSubscription(found, await now()),
      isReversed: month?.state === 'refunded' || month?.state === 'disputed',
    };
  };
  const done = async (id: string): Promise<SubscriptionResult> => {
    const subscription = await find(id);
    return subscription ? { is: 'done', subscription } : none;
  };
  const payOverdueMonth = async (id: string): Promise<SubscriptionResult> => {
    const found = await records.subscription(id);
    if (found?.state === 'pastDue' && testOutcomeOf(found.nonce).isRenewed) await records.payMonth(found);
    return done(id);
  };
  return {
    async subscribe({ nonce, subscription: id, planId, addOnIds, price }) {
      const { charge, details } = testOutcomeOf(nonce);
      if (details.is === 'unusable') return { is: 'declined', message: details.message };
      if (typeof charge === 'object') return { is: 'declined', message: charge.declined };
      if (charge === 'never arrived') return { is: 'unknown' };
      const startedAt = new Date(await now());
      await records.addSubscription({ id, planId, addOnIds, price, nonce, state: 'active', startedAt, months: 1 });
      return charge === 'reply lost' ? { is: 'unknown' } : done(id);
    },
    async changeSubscription(id, { addOnIds, price, chargeNow }) {
      const found = await records.subscription(id);
      if (!found) return none;
      if (chargeNow) {
        if (!testOutcomeOf(found.nonce).isRenewed)
          return { is: 'declined', message: bankDeclineMessage('2000', 'Do Not Honor') };
        const { order, ...difference } = chargeNow;
        if ((await records.chargeOf(order))?.state !== 'settled') await records.charge(order, difference);
      }
      await records.setSubscription(id, { addOnIds, price });
      return done(id);
    },
    async cancelSubscription(id) {
      await records.setSubscription(id, { state: 'cancelled' });
      return done(id);
    },
    async restoreSubscription(id) {
      const found = await find(id);
      if (found?.is === 'cancelled') await records.setSubscription(id, { state: 'active' });
      if (found?.is === 'expired')
        return { is: 'declined', message: 'This membership is over. You can start a new one.' };
      return done(id);
    },
    async changeCard(id, { card, nonce }) {
      const found = await find(id);
      if (found?.is !== 'active' && found?.is !== 'pastDue') return none;
      const { charge, details } = testOutcomeOf(nonce);
      if (details.is === 'unusable') return { is: 'declined', message: details.message };
      if (typeof charge === 'object') return { is: 'declined', message: charge.declined };
      if (charge === 'never arrived') return { is: 'unknown' };
      await records.setSubscription(id, { nonce, card });
      const result = await payOverdueMonth(id);
      return charge === 'reply lost' ? { is: 'unknown' } : result;
    },
    async resumeCardChange(id, card) {
      return (await records.subscription(id))?.card === card ? payOverdueMonth(id) : undefined;
    },
    findSubscription: find,
  };
}

async function chargeDueMonths(records: TestRecords, id: string, now: number): Promise<TestSubscription | undefined> {
  for (;;) {
    const found = await records.subscription(id);
    if (found?.state !== 'active' || paidUntil(found).getTime() > now) return found;
    if (testOutcomeOf(found.nonce).isRenewed) await records.payMonth(found);
    else await records.setSubscription(id, { state: 'pastDue' });
  }
}

const toProviderSubscription = (found: TestSubscription, now: number): ProviderSubscription => {
  const until = paidUntil(found);
  const { id, planId, addOnIds, state } = found;
  return {
    id,
    planId,
    addOnIds,
    is: state === 'cancelled' && until.getTime() <= now ? 'expired' : state,
    paidUntil: until,
  };
};

const paidUntil = ({ startedAt, months }: TestSubscription): Date => monthsAfter(startedAt, months);

/** Returns the same day `months` later in UTC, or the last day of a shorter month. */
function monthsAfter(start: Date, months: number): Date {
  const day = new Date(start);
  day.setUTCDate(1);
  day.setUTCMonth(day.getUTCMonth() + months);
  const last = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 0)).getUTCDate();
  day.setUTCDate(Math.min(start.getUTCDate(), last));
  return day;
}
