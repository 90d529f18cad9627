import { bazaar, ids } from '@underhall/engine/testing';
import { expect, test } from 'vitest';
import { aMarket, aTrader, masks } from '../testing/a-market.ts';
import { theWorld } from '../testing/a-server.ts';

const { pence, chandlery, hatter, secrets, hats } = bazaar;
const server = await aMarket();

const idsOf = (items: readonly { availability: { id: number } }[]) => items.map(({ availability }) => availability.id);
const levels = (reply: { possessionsChanged: readonly { id: number; level: number }[] }) =>
  Object.fromEntries(reply.possessionsChanged.map(({ id, level }) => [id, level]));

test('the exchange has title, description and the available shops in order', {
  meta: { rows: ['C-API-096', 'C-BAZAAR-016', 'C-BAZAAR-029'] },
}, async () => {
  const { exchange } = await aTrader(server);
  const reply = await exchange();
  expect(reply).toMatchObject({
    isSuccess: true,
    isAvailable: true,
    exchange: { id: 1, title: 'The market', description: 'Some sell, some buy, and some do both.' },
  });
  expect(reply.exchange.shops).toEqual([
    { id: chandlery, name: 'The Chandlery', description: '<p>Candles.</p>', image: 'candle', ordering: 1 },
    expect.objectContaining({ id: hatter, ordering: 2 }),
    expect.objectContaining({ id: 3, ordering: 3 }),
  ]);
});

test('refuses the exchange without a market, and while the story locks it', {
  meta: { rows: ['C-BAZAAR-016', 'C-BAZAAR-029'] },
}, async () => {
  for (const about of [{ area: ids.square }, { restrictions: ['EchoBazaar'] as const }]) {
    const trader = await aTrader(server, () => about);
    const closed = {
      isSuccess: false,
      message: 'Regrettably, there is no access to the Bazaar from your current location.',
    };
    expect(await trader.exchange()).toEqual({ ...closed, isAvailable: false });
    expect(await trader.shelf('?shopId=null')).toEqual({ status: 200, body: closed });
    expect(await trader.buy(secrets, 1)).toEqual(closed);
    expect(await trader.sell(secrets, 1)).toEqual(closed);
    expect(await trader.sellTogether([{ availabilityId: secrets, amount: 1 }])).toEqual(closed);
  }
});

test('lists a shop’s items with id, prices, the quality with its effects, and the currency', {
  meta: { rows: ['C-API-097', 'C-BAZAAR-018'] },
}, async () => {
  const { shelf } = await aTrader(server);
  const { body } = await shelf(`?shopId=${hatter}`);
  expect(body).toEqual([
    {
      forSale: true,
      availability: {
        id: hats,
        cost: 9,
        sellPrice: 4,
        quality: expect.objectContaining({
          id: ids.hat,
          name: 'Hat &amp; Feather',
          image: 'plain',
          description: '',
          level: 1,
          spare: 1,
          enhancements: [expect.objectContaining({ qualityId: ids.watchful, qualityName: 'Keen', level: 2 })],
        }),
        purchaseQuality: { id: pence, name: 'Pence', image: 'plain', level: 100, spare: 100 },
      },
    },
  ]);
  const wanted = (await shelf('?shopId=3')).body;
  expect(wanted).toMatchObject([{ forSale: false, availability: { id: masks, cost: 0, sellPrice: 1 } }]);
});

test('reads the query key in any case; the text null, or no query, lists the player’s own items', {
  meta: { rows: ['C-API-097'] },
}, async () => {
  const { shelf } = await aTrader(server);
  for (const query of [`?shopId=${hatter}`, `?shopid=${hatter}`, `?SHOPID=${hatter}&colour=green`]) {
    expect(idsOf((await shelf(query)).body), query).toEqual([hats]);
  }
  for (const query of ['?shopId=null', '?shopid=null', '']) {
    const { body } = await shelf(query);
    expect(
      body.map(({ forSale }: { forSale: boolean }) => forSale),
      query,
    ).toEqual([false, false]);
    // Each in the shop with the highest price.
    expect(idsOf(body), query).toEqual([secrets, hats]);
  }
});

test('refuses an unknown or unavailable shop, and absurd numbers', async () => {
  const { shelf, buy, sell, sellTogether } = await aTrader(server);
  for (const id of [0, -1, 4, 99, 2 ** 40, 999_999_999_999_999]) {
    const { status, body } = await shelf(`?shopId=${id}`);
    expect([status, body.isSuccess, body.message], String(id)).toEqual([
      200,
      false,
      expect.stringContaining('no such shop'),
    ]);
    const ware = id === 4 ? 16 : id;
    expect(await buy(ware, 1), String(id)).toMatchObject({ isSuccess: false });
    expect(await sell(ware, 1), String(id)).toMatchObject({ isSuccess: false });
    expect(await sellTogether([{ availabilityId: ware, amount: 1 }]), String(id)).toMatchObject({ isSuccess: false });
  }
  for (const query of ['?shopId=tray', '?shopId=1.5', '?shopId=1&shopId=2', `?shopId=${'9'.repeat(40)}`]) {
    const { status, body } = await shelf(query);
    expect([status, body.isSuccess], query).toEqual([400, false]);
  }
});

test('a purchase returns every new total, money included', {
  meta: { rows: ['C-API-098', 'C-BAZAAR-001', 'C-BAZAAR-019'] },
}, async () => {
  const { buy, owned } = await aTrader(server);
  const reply = await buy(secrets, 3);
  expect(reply.message).toBe(
    "<p>You've bought 3 x <span class='quality-name'>Secret</span> for 15 x <span class='quality-name'>Pence</span>.</p>",
  );
  expect(levels(reply)).toEqual({ [pence]: 85, [ids.secret]: 7 });
  expect(reply.possessionsChanged[0]).toMatchObject({ id: pence, nameAndLevel: '85 x Pence', category: 'Currency' });
  expect(await owned(pence, ids.secret)).toEqual([85, 7]);
});

test('a sale returns every new total; a quality that is sold out has level 0', {
  meta: { rows: ['C-API-099', 'C-BAZAAR-001', 'C-BAZAAR-019'] },
}, async () => {
  const { sell, shelf, owned } = await aTrader(server);
  expect(levels(await sell(secrets, 4))).toEqual({ [ids.secret]: 0, [pence]: 112 });
  expect(await owned(pence, ids.secret)).toEqual([112, 0]);
  expect(idsOf((await shelf('?shopId=null')).body)).toEqual([hats]);
});

test('ignores the fields of older clients, and accepts a form and any case', {
  meta: { rows: ['C-BAZAAR-019'] },
}, async () => {
  const { token, owned } = await aTrader(server);
  for (const [type, payload] of [
    ['application/json', JSON.stringify({ availabilityid: secrets, AMOUNT: '1', purchaseQuality: 7, quality: 9 })],
    ['application/x-www-form-urlencoded', `availabilityId=${secrets}&amount=1`],
  ] as const) {
    const headers = { authorization: `Bearer ${token}`, 'content-type': type };
    const answer = await server.app.inject({ method: 'POST', url: '/api/exchange/buy', headers, payload });
    expect(answer.json(), type).toMatchObject({ isSuccess: true });
  }
  expect(await owned(pence, ids.secret)).toEqual([90, 6]);
});

test('refuses to trade more than the player can pay or owns, none, and a million', {
  meta: { rows: ['C-BAZAAR-024', 'C-BAZAAR-026', 'C-BAZAAR-027'] },
}, async () => {
  const { buy, sell, owned } = await aTrader(server);
  expect(await buy(secrets, 21)).toMatchObject({ isSuccess: false, message: expect.stringContaining('cannot afford') });
  expect(await sell(secrets, 5)).toMatchObject({
    isSuccess: false,
    message: expect.stringContaining('that many'),
  });
  for (const amount of [0, -1, 1_000_000, 2 ** 50]) {
    expect(await buy(secrets, amount)).toMatchObject({
      isSuccess: false,
      message: expect.stringContaining('whole number'),
    });
    expect(await sell(secrets, amount)).toMatchObject({
      isSuccess: false,
      message: expect.stringContaining('whole number'),
    });
  }
  expect(await owned(pence, ids.secret)).toEqual([100, 4]);
});

test('an item whose quality has a cap shows how many more fit', async () => {
  const { shelf, buy } = await aTrader(server);
  const favour = (await shelf(`?shopId=${chandlery}`)).body.find(
    ({ availability }: { availability: { id: number } }) => availability.id === 15,
  );
  expect(favour.availability.room).toBe(7);
  expect(await buy(15, 8)).toMatchObject({ isSuccess: false, message: expect.stringContaining('carry') });
});

test('sells several items in one request, with a message and all totals', async () => {
  const { sellTogether, owned } = await aTrader(server);
  const reply = await sellTogether([
    { availabilityId: secrets, amount: 4 },
    { availabilityId: hats, amount: 1 },
  ]);
  expect(reply.message).toContain("You've sold 4 x");
  expect(reply.message).toMatch(/Secret.* and 1 x .*Hat &amp; Feather.* for 16 x .*Pence/);
  expect(levels(reply)).toEqual({ [ids.secret]: 0, [ids.hat]: 0, [pence]: 116 });
  expect(await owned(pence, ids.secret, ids.hat)).toEqual([116, 0, 0]);
});

test('sells all of several items, or none', async () => {
  const { sellTogether, owned } = await aTrader(server);
  for (const sales of [
    [
      { availabilityId: secrets, amount: 4 },
      { availabilityId: hats, amount: 2 },
    ],
    [
      { availabilityId: secrets, amount: 3 },
      { availabilityId: masks, amount: 2 },
    ],
    [
      { availabilityId: secrets, amount: 1 },
      { availabilityId: 99, amount: 1 },
    ],
    [
      { availabilityId: secrets, amount: 1 },
      { availabilityId: 15, amount: 1 },
    ],
  ]) {
    expect(await sellTogether(sales), JSON.stringify(sales)).toMatchObject({ isSuccess: false });
  }
  expect(await owned(pence, ids.secret, ids.hat)).toEqual([100, 4, 1]);
});

test('in the default world money is quality 22390, and no shop item shares the id of its quality', {
  meta: { rows: ['C-BAZAAR-030'] },
}, () => {
  const world = theWorld();
  const traded = world.shops.flatMap((shop) => shop.wares);
  expect(world.words.money.quality).toBe(22390);
  expect(traded.length).toBeGreaterThanOrEqual(20);
  for (const { id, quality, currency } of traded) {
    expect(currency).toBe(22390);
    expect(id).not.toBe(quality);
  }
});
