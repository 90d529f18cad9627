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
import type { RequestedResult } from '../testing/tested-provider.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { placeOrder } from './place-order.ts';
import { priceOf } from './prices.ts';
import { processEvents, reconcileOrders, syncUnresolvedOrders } from './settle-orders.ts';

/** A purchase and everything that happens to it. */
type Scenario = {
  readonly end: RequestedResult;
  /** How often the page sends the request at once. */
  readonly requests: number;
  /** For each request: how many steps its server does before it dies. */
  readonly steps: readonly number[];
  /** True if the page repeats the request later. */
  readonly isRepeated: boolean;
  /** What the provider or the bank does later. */
  readonly later: 'nothing' | 'refund' | 'dispute' | 'dispute won';
  /** How many of its events arrive. The daily comparison finds the rest. */
  readonly events: number;
};

const scenario: fc.Arbitrary<Scenario> = fc.record({
  end: fc.constantFrom<RequestedResult>(
    'paid',
    'paid',
    'paid',
    'declined',
    'reply lost',
    'never arrived',
    'not answered for',
  ),
  requests: fc.constantFrom(1, 1, 2, 3),
  steps: fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 3, maxLength: 3 }),
  isRepeated: fc.boolean(),
  later: fc.constantFrom('nothing', 'nothing', 'refund', 'dispute', 'dispute won'),
  events: fc.integer({ min: 0, max: 3 }),
});

/** `npm run bench -- purchases` sets ten times as many. */
const requested = Number(process.env.PURCHASES ?? 1_000);
const purchases = 200;
const rounds = Math.max(1, Math.round(requested / purchases));
/** Many times what a quiet machine needs. */
const timeoutMs = rounds * 60_000;
/** More steps than a purchase has. */
const maxSteps = 9;
/** How long a duplicate request waits for one whose server may be dead. */
const waitMs = 300;
/** A comparison starts a day before the last one. With this clock it starts where the last one ended. */
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
    `charges and credits by ${trial.name} match in ${rounds * purchases} purchases with failures at any step`,
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(scenario, { minLength: purchases, maxLength: purchases }), async (scenarios) => {
          const orders = await Promise.all(scenarios.map(play));
          // Requests that were under way must count as abandoned.
          const text = `update orders set sent_at = sent_at - interval '11 minutes',
          created_at = created_at - interval '11 minutes' where state in ('created', 'sent', 'unknown')`;
          await database.run({ name: 'test-age', text });
          for (let servers = 0; servers < 2; servers++)
            await Promise.all([syncUnresolvedOrders(deps, logError), syncUnresolvedOrders(deps, logError)]);
          await shop.booksAgree();
          const paid = new Set<string>();
          for (const order of orders) {
            if (!order) continue;
            const state = await shop.stateOf(order.id);
            expect(['settled', 'declined']).toContain(state);
            if (state === 'settled') paid.add(order.id);
          }

          const later = scenarios.flatMap(({ later: end, events }, at) => {
            const order = orders[at]?.id;
            return order === undefined || end === 'nothing' || !paid.has(order) ? [] : [{ end, events, order }];
          });
          for (const { end, order } of later)
            await (end === 'refund' ? trial.refundElsewhere(server, order) : trial.dispute(server, order));
          await receiveEvents(later.flatMap(({ events, order }) => (events > 1 ? [order, order] : [])));
          for (const { end, order } of later) if (end === 'dispute won') await trial.winDispute(server, order);
          await receiveEvents(later.flatMap(({ events, order }) => (events > 2 ? [order] : [])));
          await reconcileOrders(deps, tomorrow, logError);
          await shop.booksAgree();
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
    timeoutMs,
  );

  async function play({ end, requests, steps, isRepeated }: Scenario, at: number) {
    const player = players[at % players.length] as TestPlayer;
    const accountId = accounts.get(player) ?? 0;
    const nonce = trial.nonce(end);
    const purchase = { accountId, characterId: player.characterId, fate: amount, nonce, ...cost };
    const send = (stepsToDo: number) => {
      const [parts, by] = withCrashAfter(deps, provider, stepsToDo);
      return placeOrder(parts, by, purchase, waitMs).catch((failure: unknown) => {
        // A server that dies while it looks up the nonce refuses the purchase.
        if (!(failure instanceof Crash || failure instanceof Refused)) throw failure;
      });
    };
    await Promise.all(Array.from({ length: requests }, (_, request) => send(steps[request] ?? maxSteps)));
    if (isRepeated) await send(maxSteps);
    const [row] = await database.run<{ id: string }>(
      { name: 'test-order-of', text: 'select id from orders where nonce_digest = $1' },
      [createHash('sha256').update(nonce).digest('base64url')],
    );
    return row;
  }

  /** Stores events about these orders, which two servers then process at once. */
  async function receiveEvents(orders: readonly string[]) {
    for (const order of orders) {
      const content = { id: randomUUID(), at: new Date(), about: 'order', order } as const;
      const { body, headers } = trial.message(server, content);
      const event = await provider.parseWebhook(Buffer.from(body), headers);
      if (event) await deps.paymentEvents.add(trial.name, event);
    }
    await Promise.all([processEvents(deps, logError), processEvents(deps, logError)]);
  }
}

class Crash extends Error {}

/** The parts of a server that dies after so many steps. What it requested before that is still done. */
function withCrashAfter(deps: Deps, provider: PaymentProvider, steps: number): readonly [Deps, PaymentProvider] {
  let left = steps >= maxSteps ? Number.POSITIVE_INFINITY : steps;
  const step = () => {
    if (left-- <= 0) throw new Crash();
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
      orders: stepping(deps.orders, ['create', 'move', 'byId']),
      characters: stepping(deps.characters, ['loadFor', 'save']),
    },
    stepping(provider, ['inspectMethod', 'charge']),
  ];
}
