import { createHash, randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Deps } from '../deps.ts';
import { recountFate } from '../fate/recount-store.ts';
import { Refused } from '../http/failures.ts';
import { aPlayer, type TestPlayer } from '../testing/a-player.ts';
import { aServer } from '../testing/a-server.ts';
import { amount, aShop } from '../testing/a-shop.ts';
import { paymentProviders } from '../testing/payment-providers.ts';
import type { WantedEnd } from '../testing/provider-on-trial.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { placeOrder } from './place-order.ts';
import { priceOf } from './prices.ts';
import { findOutOrders, reconcileOrders, workThroughEvents } from './settle-orders.ts';

/** A purchase, from the first page to the last, and all that befalls it. */
type Fortune = {
  readonly end: WantedEnd;
  /** The page sends it so many times at once. */
  readonly twins: number;
  /** Of each of these servers: it ends before its so-many-th step, and does nothing more. */
  readonly lives: readonly number[];
  /** The page sends it once more after all that. */
  readonly comesAgain: boolean;
  /** The payment's fate later, elsewhere. */
  readonly later: 'nothing' | 'refund' | 'dispute' | 'dispute won';
  /** So many of the news of it arrive; the daily comparison finds the rest. */
  readonly news: number;
};

const fortune: fc.Arbitrary<Fortune> = fc.record({
  end: fc.constantFrom<WantedEnd>(
    'paid',
    'paid',
    'paid',
    'declined',
    'reply lost',
    'never arrived',
    'not answered for',
  ),
  twins: fc.constantFrom(1, 1, 2, 3),
  lives: fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 3, maxLength: 3 }),
  comesAgain: fc.boolean(),
  later: fc.constantFrom('nothing', 'nothing', 'refund', 'dispute', 'dispute won'),
  news: fc.integer({ min: 0, max: 3 }),
});

/** `npm run bench -- purchases` asks for ten times as many as every run of the tests has. */
const asked = Number(process.env.PURCHASES ?? 1_000);
const purchases = 200;
const rounds = Math.max(1, Math.round(asked / purchases));
/** Milliseconds, many times what so many take on a quiet machine. */
const atMost = rounds * 60_000;
/** More steps than a purchase has. */
const unharmed = 9;
/** Milliseconds for which a twin waits for one that may be dead. */
const patience = 300;
/** A comparison begins a day before the last one: made by this clock, it begins where the last one ended. */
const tomorrow = async () => Date.now() + 24 * 60 * 60_000;

for (const open of paymentProviders) {
  const trial = await open();
  const server = await aServer({ options: trial.options });
  const { deps, database } = server;
  const shop = aShop(server, trial);
  const provider = deps.payments.provider as PaymentProvider;
  const cost = priceOf(deps.payments.prices, 'GBP', amount) as NonNullable<ReturnType<typeof priceOf>>;
  const players = await Promise.all(Array.from({ length: 25 }, () => aPlayer(server)));
  const accounts = new Map<TestPlayer, number>();
  for (const player of players)
    accounts.set(player, (await server.call('GET /login/user', {}, player.token)).body.user.id);
  const complaints: string[] = [];
  const logError = (words: string) => void complaints.push(words);

  test(
    `of ${rounds * purchases} purchases by ${trial.name}, with losses at every step, charges and credits match one to one`,
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(fortune, { minLength: purchases, maxLength: purchases }), async (fortunes) => {
          const orders = await Promise.all(fortunes.map(live));
          // Whoever was in the middle of something is gone by now.
          const text = `update orders set sent_at = sent_at - interval '11 minutes',
          created_at = created_at - interval '11 minutes' where state in ('created', 'sent', 'unknown')`;
          await database.run({ name: 'test-age', text });
          for (let servers = 0; servers < 2; servers++)
            await Promise.all([findOutOrders(deps, logError), findOutOrders(deps, logError)]);
          await shop.agrees();
          const paid = new Set<string>();
          for (const order of orders) {
            if (!order) continue;
            const state = await shop.stateOf(order.id);
            expect(['settled', 'declined']).toContain(state);
            if (state === 'settled') paid.add(order.id);
          }

          const later = fortunes.flatMap(({ later: end, news }, at) => {
            const order = orders[at]?.id;
            return order === undefined || end === 'nothing' || !paid.has(order) ? [] : [{ end, news, order }];
          });
          for (const { end, order } of later)
            await (end === 'refund' ? trial.refundElsewhere(server, order) : trial.dispute(server, order));
          await hear(later.flatMap(({ news, order }) => (news > 1 ? [order, order] : [])));
          for (const { end, order } of later) if (end === 'dispute won') await trial.winDispute(server, order);
          await hear(later.flatMap(({ news, order }) => (news > 2 ? [order] : [])));
          await reconcileOrders(deps, tomorrow, logError);
          await shop.agrees();
        }),
        { numRuns: rounds, endOnFailure: true },
      );
      expect(await recountFate(database)).toEqual([]);
      const [row] = await database.run<{ open: number }>({
        name: 'test-open',
        text: `select count(*)::int as open from orders where state in ('created', 'sent', 'unknown')`,
      });
      expect(row?.open).toBe(0);
      expect(complaints).toEqual([]);
    },
    atMost,
  );

  async function live({ end, twins, lives, comesAgain }: Fortune, at: number) {
    const player = players[at % players.length] as TestPlayer;
    const accountId = accounts.get(player) ?? 0;
    const nonce = trial.nonce(end);
    const asked = { accountId, characterId: player.characterId, fate: amount, nonce, ...cost };
    const send = (life: number) => {
      const [parts, by] = mortal(deps, provider, life);
      return placeOrder(parts, by, asked, patience).catch((failure: unknown) => {
        // A server that dies while it asks what a nonce stands for takes that for no answer.
        if (!(failure instanceof Dead || failure instanceof Refused)) throw failure;
      });
    };
    await Promise.all(Array.from({ length: twins }, (_, twin) => send(lives[twin] ?? unharmed)));
    if (comesAgain) await send(unharmed);
    const [row] = await database.run<{ id: string }>(
      { name: 'test-order-of', text: 'select id from orders where nonce_digest = $1' },
      [createHash('sha256').update(nonce).digest('base64url')],
    );
    return row;
  }

  /** Has news of these orders come in, and two servers work through it at once. */
  async function hear(orders: readonly string[]) {
    for (const order of orders) {
      const news = { id: randomUUID(), at: new Date(), about: 'order', order } as const;
      const { body, headers } = trial.message(server, news);
      const event = await provider.readEvent(Buffer.from(body), headers);
      if (event) await deps.paymentEvents.add(trial.name, event);
    }
    await Promise.all([workThroughEvents(deps, logError), workThroughEvents(deps, logError)]);
  }
}

/** A server that was killed: nothing of what it was about to do is done. */
class Dead extends Error {}

/** The parts of a server that ends before one of its steps; what it asked for before is done all the same. */
function mortal(deps: Deps, provider: PaymentProvider, life: number): readonly [Deps, PaymentProvider] {
  let left = life >= unharmed ? Number.POSITIVE_INFINITY : life;
  const step = () => {
    if (left-- <= 0) throw new Dead();
  };
  const stepping = <Part extends object>(part: Part, names: readonly (keyof Part)[]): Part => ({
    ...part,
    ...Object.fromEntries(
      names.map((name) => [
        name,
        async (...given: readonly unknown[]) => {
          step();
          const done = await (part[name] as (...given: readonly unknown[]) => Promise<unknown>)(...given);
          step();
          return done;
        },
      ]),
    ),
  });
  return [
    {
      ...deps,
      orders: stepping(deps.orders, ['begin', 'move', 'byId']),
      characters: stepping(deps.characters, ['loadFor', 'save']),
    },
    stepping(provider, ['lookAt', 'charge']),
  ];
}
