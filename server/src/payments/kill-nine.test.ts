import { setTimeout as pause } from 'node:timers/promises';
import { aWorld } from '@underhall/engine/testing';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../db/connection.ts';
import { recountFate } from '../fate/recount-store.ts';
import { aHome, killNine } from '../testing/a-process.ts';
import { aServer } from '../testing/a-server.ts';
import { amount, aShop } from '../testing/a-shop.ts';
import { aConnection } from '../testing/database.ts';
import { arriveAt, ask, untilQuiet, whenKilled } from '../testing/from-outside.ts';
import { paymentProviders } from '../testing/payment-providers.ts';
import { syncUnresolvedOrders } from './settle-orders.ts';

const rounds = 5;
const { pack } = aWorld();
for (const open of paymentProviders) {
  const provider = await open();
  test(`a server killed during purchases by ${provider.name} charges nothing twice and gives no unpaid Fate`, async () => {
    const connection = await aConnection();
    const database = await openDatabase(connection, 2);
    onTestFinished(() => database.close());
    const home = await aHome(pack, connection, provider.variables);
    let server = await home.start();
    const { id, token } = await arriveAt(server, 'Killed in Shops');
    const after = await aServer({ pack, database, options: provider.options });
    const shop = aShop(after, provider);
    const answered = new Set<string>();
    const asked = (nonce: string) => ({ nonce, paymentType: 'card', nexAmount: amount, currencyCode: 'GBP' });
    const buy = (nonce: string) => ask(server, 'POST /nex/purchasenexbraintreepaymentmethod', asked(nonce), { token });

    for (let round = 0; round < rounds; round++) {
      let nonce = '';
      let killed: Promise<void> | undefined;
      const shopping = async () => {
        for (let bought = 0; ; bought++) {
          nonce = provider.nonce(bought % 3 === 2 ? 'reply lost' : 'paid');
          // At another moment after the request in each round.
          if (bought === 3 + (round % 3)) killed = pause((round * 5) % 17).then(() => killNine(server));
          const { state, orderId } = await buy(nonce);
          if (state === 'settled') answered.add(orderId);
        }
      };
      await shopping().catch(whenKilled);
      await killed;
      server = await home.start();
      await untilQuiet(database);
      const text = `update orders set sent_at = sent_at - interval '11 minutes', created_at = created_at - interval '11 minutes'`;
      await database.run({ name: 'test-age', text });
      await syncUnresolvedOrders(after.deps, (complaint) => expect(complaint).toBe('nothing'));

      // The interrupted request is sent again, as a page does. If it never reached the server before, its reply may be
      // lost now.
      const isOver = async () => ['settled', 'declined'].includes((await buy(nonce)).state);
      if (!(await isOver())) await syncUnresolvedOrders(after.deps, (complaint) => expect(complaint).toBe('nothing'));
      expect(await isOver(), `round ${round}`).toBe(true);
      await shop.booksAgree();
      for (const order of answered) expect(await shop.stateOf(order), `round ${round}`).toBe('settled');
    }
    const settled = await database.run({ name: 'test-settled', text: `select id from orders where state = 'settled'` });
    expect((await after.deps.characters.load(id))?.character.fate).toBe(settled.length * amount);
    expect(settled.length).toBeGreaterThanOrEqual(rounds * 3);
    expect(await recountFate(database)).toEqual([]);
  }, 300_000);
}
