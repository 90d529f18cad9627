import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import type { Database } from '../db/database.ts';
import type { PaymentEvent, PaymentProvider } from './payment-provider.ts';
import { type TestBooks, testBooksStore } from './test-books-store.ts';
import { testMethodOf } from './test-nonces.ts';
import { testSubscriptions } from './test-subscriptions.ts';

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
