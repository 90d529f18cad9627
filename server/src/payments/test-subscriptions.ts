import { wordsOfBank } from './braintree-words.ts';
import type { PaymentProvider, SubscriptionEnd, SubscriptionFound } from './payment-provider.ts';
import type { TestBooks, TestSubscription } from './test-books-store.ts';
import { testMethodOf } from './test-nonces.ts';

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
