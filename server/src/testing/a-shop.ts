import { expect } from 'vitest';
import type { OrderState } from '../payments/order-store.ts';
import { readPrices } from '../payments/prices.ts';
import { processEvents } from '../payments/settle-orders.ts';
import type { TestPlayer } from './a-player.ts';
import { uniqueName } from './a-scene.ts';
import type { TestServer } from './a-server.ts';
import type { TestedProvider } from './tested-provider.ts';

/** The packages of Fate in pounds, and the Fate of the first. */
export const packages = readPrices().GBP?.packages ?? [];
export const amount = packages[0]?.fate ?? 0;

/** Returns the ID of the order. */
export async function aPaidOrder({ call }: TestServer, token: string, nonce = 'fake-valid-nonce'): Promise<string> {
  const asked = { nonce: `${nonce}-${uniqueName()}`, paymentType: 'card', nexAmount: amount, currencyCode: 'GBP' };
  return (await call('POST /nex/purchasenexbraintreepaymentmethod', asked, token)).body.orderId;
}

export function aShop(server: TestServer, provider: TestedProvider) {
  const { deps, database, app } = server;
  type Asked = { readonly nonce: string; readonly nexAmount?: number; readonly currencyCode?: string };
  const buy = async (player: TestPlayer, asked: Asked, remoteAddress = '127.0.0.1') => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/nex/purchasenexbraintreepaymentmethod',
      headers: { authorization: `Bearer ${player.token}` },
      remoteAddress,
      payload: {
        deviceData: 'device of somebody',
        paymentType: 'CreditCard',
        nexAmount: amount,
        recaptchaResponse: null,
        currencyCode: 'GBP',
        ...asked,
      },
    });
    return { status: answer.statusCode, body: answer.json() };
  };
  const post = async (payload: string, headers: Readonly<Record<string, string>>) => {
    const url = '/api/extra/payments/events';
    return (await app.inject({ method: 'POST', url, payload, headers: { 'content-type': 'text/plain', ...headers } }))
      .statusCode;
  };
  const run = <Row extends object>(text: string, values: readonly unknown[] = []) =>
    database.run<Row>({ name: `test-${text.length}-${text.slice(0, 30)}`, text }, values);
  return {
    buy,
    post,
    async fateOf({ characterId }: TestPlayer) {
      const stored = await deps.characters.load(characterId);
      return [stored?.character.fate ?? 0, stored?.character.fateOwed ?? 0];
    },
    chargesOf: async (id: string | undefined) =>
      (await provider.charges(server))
        .filter(({ order }) => order === id)
        .map(({ minor, state }) => ({ minor, state })),
    lettersAbout: async (id: string) =>
      (await run<{ kind: string }>(`select kind from mails where about ->> 'order' = $1 order by kind`, [id])).map(
        ({ kind }) => kind,
      ),
    stateOf: async (id: string): Promise<OrderState | undefined> => (await deps.orders.byId(id))?.state,
    age: (id: string, by: string) =>
      run('update orders set sent_at = sent_at - $2::interval, created_at = created_at - $2::interval where id = $1', [
        id,
        by,
      ]),
    /** An order whose server stopped right after this state. A sent order was paid. */
    async abandonedAt({ characterId, token }: TestPlayer, state: 'created' | 'sent') {
      const accountId = (await server.call('GET /login/user', {}, token)).body.user.id;
      const cost = { price: { currency: 'GBP', minor: 250 }, vat: { currency: 'GBP', minor: 42 } } as const;
      const nonce = provider.nonce('paid');
      const asked = { accountId, characterId, provider: provider.name, nonce, fate: amount, ...cost };
      const { order } = await deps.orders.create(asked);
      if (state === 'created') return order.id;
      await deps.orders.move(order, { state: 'sent' });
      await deps.payments.provider?.charge({ order: order.id, price: cost.price, nonce });
      return order.id;
    },
    /** Sends webhooks as the provider does, and waits until all are processed. */
    async deliverWebhooks(...news: readonly Parameters<TestedProvider['message']>[1][]) {
      for (const each of news) {
        const { body, headers } = provider.message(server, each);
        expect(await post(body, headers)).toBe(200);
      }
      await processEvents(deps, (complaint) => expect(complaint).toBe('nothing'));
    },
    /** Everything that a purchase could change, as text. */
    snapshot: async () =>
      JSON.stringify(
        await run(`select 'order' as of, orders::text as row from orders union all
          select 'fate', fate_entries::text from fate_entries union all select 'event', payment_events::text from payment_events
          union all select 'mail', mails::text from mails union all
          select 'character', id || ' ' || version from characters order by 1, 2`),
      ),
    /** The charged money and the granted Fate, minus refunds, for each order. */
    async booksAgree() {
      const orders = await run<{ id: string; minor: number; state: string; fate: number; moved: number }>(
        `select id, minor, state, fate, coalesce(moved, 0)::int as moved
          from orders left join (
            select split_part(reference, ' ', 1) as id, -sum(other) as moved from fate_entries
            where book in ('order', 'refund') group by 1
          ) entries using (id)`,
      );
      const charges = new Map<string, { minor: number; state: string }[]>();
      for (const { order, ...charge } of await provider.charges(server))
        charges.set(order, [...(charges.get(order) ?? []), charge]);
      const wrong = orders.filter(({ id, minor, state, fate, moved }) => {
        const ofOrder = charges.get(id) ?? [];
        if (state !== 'settled')
          return (
            moved !== 0 || (!['unknown', 'sent'].includes(state) && ofOrder.some((each) => each.state === 'settled'))
          );
        const [charge] = ofOrder;
        return moved !== fate || ofOrder.length !== 1 || charge?.minor !== minor || charge.state !== 'settled';
      });
      expect(wrong.map((order) => ({ ...order, charges: charges.get(order.id) }))).toEqual([]);
    },
  };
}
