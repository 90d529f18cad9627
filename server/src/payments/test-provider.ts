import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import type { Database } from '../db/database.ts';
import { wordsOfBank } from './decline-messages.ts';
import type { PaymentEvent, PaymentProvider, SubscriptionEnd, SubscriptionFound } from './payment-provider.ts';
import { type TestBooks, type TestSubscription, testBooksStore } from './test-books-store.ts';
import { testMethodOf } from './test-nonces.ts';

/** The deeds of the test provider's own operator, which happen elsewhere and are only heard of here. */
/** `order` is the number of one, or that of a subscription for its newest month. */
export type TestPanel = {
  refund(order: string): Promise<void>;
  dispute(order: string): Promise<void>;
  winDispute(order: string): Promise<void>;
  /** A message of the provider's, with its signature. */
  message(news: PaymentEvent): { readonly body: string; readonly headers: Readonly<Record<string, string>> };
};

export type TestProvider = PaymentProvider & { readonly panel: TestPanel };

export type TestProviderDeps = {
  readonly database: Pick<Database, 'run'>;
  /** The game's clock, in milliseconds since 1970: months go by it. */
  readonly now: () => Promise<number>;
  readonly signing: string;
};

const signature = 'x-test-signature';

/** A provider that takes no money: it needs no keys, and does by the name of a nonce what the real one does by its own lights. */
export function testProvider({ database, now, signing }: TestProviderDeps): TestProvider {
  const books = testBooksStore(database);
  const key = createHmac('sha256', signing).update('test payments').digest();
  const sign = (body: string | Buffer) => createHmac('sha256', key).update(body).digest();
  return {
    name: 'test',
    clientToken: async () => `test-${randomUUID()}`,
    async lookAt(nonce) {
      return testMethodOf(nonce).seen;
    },
    async charge({ nonce, order, price }) {
      const { charge, seen } = testMethodOf(nonce);
      if (seen.is === 'gone') return { is: 'declined', message: seen.message };
      if (charge === 'never arrived') return { is: 'unknown' };
      const message = typeof charge === 'object' ? charge.declined : undefined;
      await books.charge(order, price, message);
      if (charge === 'reply lost') return { is: 'unknown' };
      return message === undefined ? settledAs(await books.chargeOf(order)) : { is: 'declined', message };
    },
    async findOrder(order) {
      const charge = await books.chargeOf(order);
      if (!charge) return { is: 'unheard' };
      const { state, message } = charge;
      return state === 'declined'
        ? { is: state, message: message ?? '' }
        : { is: state, reference: referenceOf(charge) };
    },
    async refund(order) {
      if (await books.move(order, ['settled', 'refunded'], 'refunded')) return { is: 'done' };
      return { is: 'declined', message: 'There is nothing to give back of this order.' };
    },
    async refundMonth(subscription) {
      const month = await monthOf(books, subscription);
      if (month !== undefined && (await books.move(month, ['settled', 'refunded'], 'refunded'))) return { is: 'done' };
      return { is: 'declined', message: 'There is nothing to give back of this month.' };
    },
    async changedSince(since) {
      return (await books.changedSince(since)).map((order) => {
        const [subscription = order, month] = order.split(' ');
        return month === undefined ? { about: 'order', order } : { about: 'subscription', subscription };
      });
    },
    ...testSubscriptions(books, now),
    async readEvent(body, headers) {
      const given = Buffer.from(headers[signature] ?? '', 'hex');
      const own = sign(body);
      if (given.length !== own.length || !timingSafeEqual(given, own)) return undefined;
      const { at, ...news } = JSON.parse(body.toString()) as PaymentEvent;
      return { ...news, at: new Date(at) } as PaymentEvent;
    },
    panel: panelOf(books, sign),
  };
}

const referenceOf = ({ id }: { readonly id: number }) => `test-${id}`;

const settledAs = (charge: { readonly id: number } | undefined) => ({
  is: 'settled' as const,
  reference: charge ? referenceOf(charge) : '',
});

/** The order under which the newest month of a subscription was charged; none where it is no subscription's number. */
async function monthOf(books: TestBooks, subscription: string): Promise<string | undefined> {
  const found = await books.subscription(subscription);
  return found && `${found.id} ${found.months}`;
}

const panelOf = (books: TestBooks, sign: (body: string) => Buffer): TestPanel => ({
  async refund(order) {
    await books.move((await monthOf(books, order)) ?? order, ['settled'], 'refunded');
  },
  async dispute(order) {
    await books.move((await monthOf(books, order)) ?? order, ['settled'], 'disputed');
  },
  async winDispute(order) {
    await books.move((await monthOf(books, order)) ?? order, ['disputed'], 'settled');
  },
  message(news) {
    const body = JSON.stringify(news);
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
  | 'goOnWithCard'
  | 'findSubscription'
>;

const none: SubscriptionEnd = { is: 'declined', message: 'There is no such membership.' };

/**
 * The memberships of the provider that takes no money. Nobody is there to take a month when it is due: whoever asks for one
 * finds all taken that have come due since, by the game's clock.
 */
export function testSubscriptions(books: TestBooks, now: () => Promise<number>): Subscriptions {
  const find = async (id: string): Promise<SubscriptionFound | undefined> => {
    const found = await broughtUpToDate(books, id, await now());
    if (!found) return undefined;
    const month = await books.chargeOf(`${id} ${found.months}`);
    return { ...asFound(found, await now()), isGivenBack: month?.state === 'refunded' || month?.state === 'disputed' };
  };
  const done = async (id: string): Promise<SubscriptionEnd> => {
    const subscription = await find(id);
    return subscription ? { is: 'done', subscription } : none;
  };
  const payWhatIsOwed = async (id: string): Promise<SubscriptionEnd> => {
    const found = await books.subscription(id);
    if (found?.state === 'pastDue' && testMethodOf(found.nonce).isRenewed) await books.payMonth(found);
    return done(id);
  };
  return {
    async subscribe({ nonce, subscription: id, planId, addOnIds, price }) {
      const { charge, seen } = testMethodOf(nonce);
      if (seen.is === 'gone') return { is: 'declined', message: seen.message };
      if (typeof charge === 'object') return { is: 'declined', message: charge.declined };
      if (charge === 'never arrived') return { is: 'unknown' };
      const startedAt = new Date(await now());
      await books.addSubscription({ id, planId, addOnIds, price, nonce, state: 'active', startedAt, months: 1 });
      return charge === 'reply lost' ? { is: 'unknown' } : done(id);
    },
    async changeSubscription(id, { addOnIds, price, chargeNow }) {
      const found = await books.subscription(id);
      if (!found) return none;
      if (chargeNow) {
        if (!testMethodOf(found.nonce).isRenewed)
          return { is: 'declined', message: wordsOfBank('2000', 'Do Not Honor') };
        const { order, ...difference } = chargeNow;
        if ((await books.chargeOf(order))?.state !== 'settled') await books.charge(order, difference);
      }
      await books.setSubscription(id, { addOnIds, price });
      return done(id);
    },
    async cancelSubscription(id) {
      await books.setSubscription(id, { state: 'cancelled' });
      return done(id);
    },
    async restoreSubscription(id) {
      const found = await find(id);
      if (found?.is === 'cancelled') await books.setSubscription(id, { state: 'active' });
      if (found?.is === 'expired') return { is: 'declined', message: 'That membership is over. Begin a new one.' };
      return done(id);
    },
    async changeCard(id, { card, nonce }) {
      const found = await find(id);
      if (found?.is !== 'active' && found?.is !== 'pastDue') return none;
      const { charge, seen } = testMethodOf(nonce);
      if (seen.is === 'gone') return { is: 'declined', message: seen.message };
      if (typeof charge === 'object') return { is: 'declined', message: charge.declined };
      if (charge === 'never arrived') return { is: 'unknown' };
      await books.setSubscription(id, { nonce, card });
      const end = await payWhatIsOwed(id);
      return charge === 'reply lost' ? { is: 'unknown' } : end;
    },
    async goOnWithCard(id, card) {
      return (await books.subscription(id))?.card === card ? payWhatIsOwed(id) : undefined;
    },
    findSubscription: find,
  };
}

async function broughtUpToDate(books: TestBooks, id: string, now: number): Promise<TestSubscription | undefined> {
  for (;;) {
    const found = await books.subscription(id);
    if (found?.state !== 'active' || paidUntil(found).getTime() > now) return found;
    if (testMethodOf(found.nonce).isRenewed) await books.payMonth(found);
    else await books.setSubscription(id, { state: 'pastDue' });
  }
}

const asFound = (found: TestSubscription, now: number): SubscriptionFound => {
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

/** The same day so many months later, or the last of a month that is shorter; UTC. */
function monthsAfter(start: Date, months: number): Date {
  const day = new Date(start);
  day.setUTCDate(1);
  day.setUTCMonth(day.getUTCMonth() + months);
  const last = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 0)).getUTCDate();
  day.setUTCDate(Math.min(start.getUTCDate(), last));
  return day;
}
