import { describe, expect, test } from 'vitest';
import { recountFate } from '../fate/recount-store.ts';
import { aPlayer, type TestPlayer } from '../testing/a-player.ts';
import { aServer } from '../testing/a-server.ts';
import { amount, aShop, packages } from '../testing/a-shop.ts';
import { aDatabase } from '../testing/database.ts';
import { paymentProviders } from '../testing/payment-providers.ts';
import type { RequestedResult } from '../testing/tested-provider.ts';
import { syncUnresolvedOrders } from './settle-orders.ts';

for (const open of paymentProviders) {
  const provider = await open();
  const log: string[] = [];
  const about = {
    options: { ...provider.options, logLevel: 'trace' },
    log: { write: (line: string) => void log.push(line) },
  };
  const server = await aServer(about);
  const shop = aShop(server, provider);
  const { deps, database } = server;
  const complaints: string[] = [];
  const logError = (message: string) => void complaints.push(message);

  describe(`by ${provider.name}`, () => {
    test('a paid package gives its Fate and sends one receipt', {
      meta: { rows: ['C-PAY-001', 'C-PAY-008', 'C-API-093'] },
    }, async () => {
      const player = await aPlayer(server);
      const { body } = await shop.buy(player, { nonce: provider.nonce('paid') });

      expect(body).toMatchObject({ isSuccess: true, state: 'settled', quantity: amount });
      expect(await shop.fateOf(player)).toEqual([amount, 0]);
      expect(await shop.chargesOf(body.orderId)).toEqual([{ minor: packages[0]?.price, state: 'settled' }]);
      expect(await shop.lettersAbout(body.orderId)).toEqual(['receipt']);
      const fate = await server.call('GET /fate', {}, player.token);
      expect([fate.body.currentFate, fate.body.currentNex]).toEqual([amount, amount]);
    });

    test('sixteen requests with one nonce and a later one have one charge and one reply', async () => {
      const player = await aPlayer(server);
      const nonce = provider.nonce('paid');
      const answers = await Promise.all(Array.from({ length: 16 }, () => shop.buy(player, { nonce })));
      answers.push(await shop.buy(player, { nonce }));

      expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
      expect(await shop.chargesOf(answers[0]?.body.orderId)).toHaveLength(1);
      expect(await shop.fateOf(player)).toEqual([amount, 0]);
    });

    test('a used nonce is refused for another player, amount or currency', async () => {
      const [player, other] = [await aPlayer(server), await aPlayer(server)];
      const nonce = provider.nonce('paid');
      await shop.buy(player, { nonce });
      const before = await shop.snapshot();

      for (const [who, asked] of [
        [other, { nonce }],
        [player, { nonce, nexAmount: packages[1]?.fate ?? 0 }],
        [player, { nonce, currencyCode: 'USD' }],
      ] as const) {
        const { status, body } = await shop.buy(who, asked);
        expect([status, body.isSuccess, body.message]).toEqual([200, false, expect.stringContaining('used up')]);
      }
      expect(await shop.snapshot()).toEqual(before);
    });

    test('a package that is not on sale is refused with a message and changes no row', async () => {
      const player = await aPlayer(server);
      const before = await shop.snapshot();
      for (const asked of [
        { nexAmount: 0 },
        { nexAmount: -amount },
        { nexAmount: amount + 1 },
        { nexAmount: Number.MAX_SAFE_INTEGER },
        { currencyCode: 'JPY' },
        { currencyCode: '' },
        { currencyCode: 'constructor' },
      ]) {
        const { status, body } = await shop.buy(player, { nonce: provider.nonce('paid'), ...asked });
        expect([status, body.isSuccess, body.message], JSON.stringify(asked)).toEqual([
          200,
          false,
          'That package is not on sale. Nothing was charged. Choose one from the list.',
        ]);
      }
      for (const asked of [
        { nexAmount: '10.5' },
        { nexAmount: 0.5 },
        { nonce: 7 },
        { nonce: '' },
        { recaptchaResponse: 'x' },
      ]) {
        const { status } = await shop.buy(player, { nonce: provider.nonce('paid'), ...(asked as object) });
        expect(status, JSON.stringify(asked)).toBe(400);
      }
      expect(await shop.snapshot()).toEqual(before);
    });

    test('a declined payment returns the provider’s message and gives no Fate', async () => {
      const player = await aPlayer(server);
      const nonce = provider.nonce('declined');
      const [{ body }, again] = [await shop.buy(player, { nonce }), await shop.buy(player, { nonce })];

      expect(body).toMatchObject({ isSuccess: false, state: 'declined' });
      expect(body.message).not.toBe('');
      expect(again.body).toEqual(body);
      expect(await shop.fateOf(player)).toEqual([0, 0]);
      expect(await shop.lettersAbout(body.orderId)).toEqual([]);
    });

    test('a card without liability shift is not charged, whatever the page says', {
      meta: { rows: ['C-PAY-020'] },
    }, async () => {
      const player = await aPlayer(server);
      const { body } = await shop.buy(player, { nonce: provider.nonce('not answered for') });

      expect(body.message).toMatch(/^ThreeDSecure verification failed \([a-z_]+\)$/);
      expect(body.isSuccess).toBe(false);
      expect(await provider.charges(server).then((all) => all.filter(({ order }) => order === body.orderId))).toEqual(
        [],
      );
      expect(await shop.fateOf(player)).toEqual([0, 0]);
    });

    test('an order after a lost reply is looked up, and not charged again', async () => {
      const player = await aPlayer(server);
      const nonce = provider.nonce('reply lost');
      const { body } = await shop.buy(player, { nonce });
      expect(body).toMatchObject({ isSuccess: true, state: 'finding out' });
      expect(body.message).toContain('finding out');
      expect(await shop.fateOf(player)).toEqual([0, 0]);

      await syncUnresolvedOrders(deps, logError);
      await syncUnresolvedOrders(deps, logError);
      const { body: found } = await server.call('GET /extra/payments/order/:id', { id: body.orderId }, player.token);
      expect(found).toMatchObject({ isSuccess: true, state: 'settled' });
      expect((await shop.buy(player, { nonce })).body).toEqual(found);
      expect(await shop.chargesOf(body.orderId)).toHaveLength(1);
      expect(await shop.fateOf(player)).toEqual([amount, 0]);
    });

    test('a charge that never arrived is declined only once that is certain', async () => {
      const player = await aPlayer(server);
      const { body } = await shop.buy(player, { nonce: provider.nonce('never arrived') });
      await syncUnresolvedOrders(deps, logError);
      expect(await shop.stateOf(body.orderId)).toBe('unknown');

      await shop.age(body.orderId, '121 seconds');
      await syncUnresolvedOrders(deps, logError);
      const { body: found } = await server.call('GET /extra/payments/order/:id', { id: body.orderId }, player.token);
      expect(found).toMatchObject({ state: 'declined', message: expect.stringContaining('Nothing was charged') });
      expect(await shop.fateOf(player)).toEqual([0, 0]);
    });

    test('an abandoned order is declined if it was not sent, and looked up if it was', async () => {
      const player = await aPlayer(server);
      const [begun, sent] = [await shop.abandonedAt(player, 'created'), await shop.abandonedAt(player, 'sent')];
      await syncUnresolvedOrders(deps, logError);
      expect([await shop.stateOf(begun), await shop.stateOf(sent)]).toEqual(['created', 'sent']);

      await shop.age(begun, '11 minutes');
      await shop.age(sent, '11 minutes');
      await syncUnresolvedOrders(deps, logError);
      expect([await shop.stateOf(begun), await shop.stateOf(sent)]).toEqual(['declined', 'settled']);
      expect(await shop.fateOf(player)).toEqual([amount, 0]);
    });

    test('another player’s order is not found', async () => {
      const [player, other] = [await aPlayer(server), await aPlayer(server)];
      const { body } = await shop.buy(player, { nonce: provider.nonce('paid') });
      const [theirs, none] = await Promise.all(
        [body.orderId, 'nothing'].map((id) => server.call('GET /extra/payments/order/:id', { id }, other.token)),
      );
      expect(theirs?.body).toEqual(none?.body);
      expect(theirs?.body).toEqual({ isSuccess: false, message: 'You have no such order.' });
    });

    test('charges and credits match after all tests, and nothing was logged', async () => {
      await shop.booksAgree();
      expect(await recountFate(database)).toEqual([]);
      expect(complaints).toEqual([]);
    });

    test('neither the log nor the order contains a nonce, an e-mail address or device data', async () => {
      const player = await aPlayer(server);
      const [nonce, lost] = [provider.nonce('declined'), provider.nonce('reply lost')];
      await shop.buy(player, { nonce });
      await shop.buy(player, { nonce: lost });
      await shop.buy(player, { nonce, nexAmount: 'many' as never });
      const whole = log.join('');
      for (const secret of [nonce, lost, player.email, 'device of somebody']) expect(whole).not.toContain(secret);
      const rows = await database.run({ name: 'test-orders-text', text: 'select orders::text as row from orders' });
      for (const secret of [nonce, lost, player.email, 'device of somebody'])
        expect(JSON.stringify(rows)).not.toContain(secret);
    });
  });
}

test('a server without payments accepts no order and no event', async () => {
  const shut = await aServer({ database: await aDatabase() });
  const { token } = await aPlayer(shut);
  const asked = { nonce: 'fake-valid-nonce', paymentType: 'card', nexAmount: amount, currencyCode: 'GBP' };
  const { body } = await shut.call('POST /nex/purchasenexbraintreepaymentmethod', asked, token);
  expect(body).toMatchObject({ isSuccess: false, message: 'Nothing is sold for money on this server.' });
  const news = await shut.app.inject({ method: 'POST', url: '/api/extra/payments/events', payload: '{}' });
  expect(news.statusCode).toBe(404);
});

test('an account must wait after five declined payments from any address; paid ones do not count', async () => {
  const server = await aServer({ options: { payments: { provider: 'test' }, rateLimits: true } });
  const provider = await (paymentProviders[0] as (typeof paymentProviders)[0])();
  const { buy } = aShop(server, provider);
  const [tester, other] = [await aPlayer(server), await aPlayer(server)];
  const statuses = async (player: TestPlayer, ends: readonly RequestedResult[], from: string) => {
    const seen: number[] = [];
    for (const end of ends) seen.push((await buy(player, { nonce: provider.nonce(end) }, from)).status);
    return seen;
  };

  expect(await statuses(tester, ['paid', 'paid', 'paid', 'declined', 'declined', 'declined'], '198.51.100.7')).toEqual(
    Array(6).fill(200),
  );
  expect(await statuses(tester, ['declined', 'declined', 'declined', 'paid'], '198.51.100.8')).toEqual([
    200, 200, 429, 429,
  ]);
  expect(await statuses(other, ['declined', 'declined', 'declined'], '198.51.100.7')).toEqual([200, 200, 429]);
  expect(await statuses(other, ['paid'], '198.51.100.9')).toEqual([200]);
});
