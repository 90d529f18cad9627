import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { recountFate } from '../fate/recount-store.ts';
import { aPlayer } from '../testing/a-player.ts';
import { aServer } from '../testing/a-server.ts';
import { amount, aShop, packages } from '../testing/a-shop.ts';
import { paymentProviders } from '../testing/payment-providers.ts';
import { processEvents, reconcileOrders } from './settle-orders.ts';

for (const open of paymentProviders) {
  const provider = await open();
  const server = await aServer({ options: provider.options });
  const shop = aShop(server, provider);
  const { deps, database } = server;
  const complaints: string[] = [];
  const logError = (message: string) => void complaints.push(message);

  describe(`by ${provider.name}`, () => {
    test('a refund made elsewhere takes back the Fate, and spent Fate is owed and paid first', async () => {
      const player = await aPlayer(server);
      const { body } = await shop.buy(player, { nonce: provider.nonce('paid') });
      const spent = await server.call(
        'POST /fate/purchase',
        { storeItemId: 5, action: 'OutfitPurchase' },
        player.token,
      );
      const left = (await shop.fateOf(player))[0] ?? 0;
      expect([spent.body.isSuccess, left < amount]).toEqual([true, true]);

      await provider.refundElsewhere(server, body.orderId);
      for (let day = 0; day < 2; day++) await reconcileOrders(deps, async () => Date.now(), logError);
      expect(await shop.stateOf(body.orderId)).toBe('refunded');
      expect(await shop.fateOf(player)).toEqual([0, amount - left]);
      expect(await shop.lettersAbout(body.orderId)).toEqual(['money back', 'receipt']);

      await shop.buy(player, { nonce: provider.nonce('paid'), nexAmount: packages[1]?.fate ?? 0 });
      expect(await shop.fateOf(player)).toEqual([(packages[1]?.fate ?? 0) - (amount - left), 0]);
    });

    test('a dispute takes the Fate and a won dispute returns it, whatever the order of events', async () => {
      const player = await aPlayer(server);
      const { body } = await shop.buy(player, { nonce: provider.nonce('paid') });
      const news = () =>
        Array.from({ length: 3 }, (_, at) => ({
          id: randomUUID(),
          at: new Date(1_000_000 - at),
          about: 'order' as const,
          order: body.orderId,
        }));

      await provider.dispute(server, body.orderId);
      await shop.deliverWebhooks(...news());
      expect([await shop.stateOf(body.orderId), await shop.fateOf(player)]).toEqual(['disputed', [0, 0]]);
      await provider.winDispute(server, body.orderId);
      const later = news();
      await shop.deliverWebhooks(...later, ...later);
      expect([await shop.stateOf(body.orderId), await shop.fateOf(player)]).toEqual(['settled', [amount, 0]]);
      await provider.dispute(server, body.orderId);
      await shop.deliverWebhooks(...news());
      expect([await shop.stateOf(body.orderId), await shop.fateOf(player)]).toEqual(['disputed', [0, 0]]);
    });

    test('an event is accepted only with a valid signature over its bytes', async () => {
      const player = await aPlayer(server);
      const { body } = await shop.buy(player, { nonce: provider.nonce('paid') });
      await provider.refundElsewhere(server, body.orderId);
      const news = { id: randomUUID(), at: new Date(), about: 'order', order: body.orderId } as const;
      const message = provider.message(server, news);
      const before = await shop.snapshot();

      for (const forged of provider.forgeries(message))
        expect(await shop.post(forged.body, forged.headers), JSON.stringify(forged)).toBe(400);
      expect(await shop.snapshot()).toEqual(before);
      expect(await shop.post(message.body, message.headers)).toBe(200);
      await processEvents(deps, logError);
      expect(await shop.stateOf(body.orderId)).toBe('refunded');
    });

    test('charges and credits match after all tests, and nothing was logged', async () => {
      await shop.booksAgree();
      expect(await recountFate(database)).toEqual([]);
      expect(complaints).toEqual([]);
    });
  });
}
