import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { currencies } from '@underhall/contract';
import { expect, test } from 'vitest';
import { aPlayer } from '../testing/a-player.ts';
import { aServer } from '../testing/a-server.ts';
import { readPrices, vatOf } from './prices.ts';

const options = { payments: { provider: 'test' }, seller: { email: 'sales@game.example' } } as const;
const server = await aServer({ options });
const { token } = await aPlayer(server);
const prices = readPrices();

test('the packages of each currency have price, tax and sign, and come with a client token', {
  meta: { rows: ['C-API-090', 'C-PAY-006', 'C-PAY-007', 'C-PAY-029'] },
}, async () => {
  for (const code of currencies) {
    const { body } = await server.call('GET /nex/braintreenexoptions/:id', { id: code }, token);
    const list = prices[code];

    expect(body).toMatchObject({ isSuccess: true, currencyCode: code, provider: 'test' });
    expect(body.clientRequestToken).not.toBe('');
    expect(body.purchasesEmail).toBe('sales@game.example');
    expect(body.currencies.map((each) => each.code)).toEqual([...currencies]);
    const { sign } = body.currencies.find((each) => each.code === code) ?? { sign: '' };
    expect(sign).not.toBe('');
    expect(body.packages).toEqual(
      list?.packages.map(({ fate, price }) => ({
        quantity: fate,
        currency: { code, sign },
        currencyAmount: price / 100,
        valueAddedTax: vatOf(price, list.vatPercent) / 100,
      })),
    );
  }
});

test('GBP is the first currency and the one that a page starts with', {
  meta: { rows: ['C-PAY-030'] },
}, async () => {
  const { body } = await server.call('GET /nex/braintreenexoptions/:id', { id: 'gbp' }, token);
  expect([body.currencies[0]?.code, body.currencyCode]).toEqual(['GBP', 'GBP']);
  expect((await server.call('GET /extra/config')).body.currency).toBe('GBP');
});

test('the order of the price list decides the order of currencies and the seller’s own', async () => {
  const pricesFile = join(mkdtempSync(join(tmpdir(), 'prices-')), 'prices.json');
  writeFileSync(pricesFile, JSON.stringify({ SEK: prices.SEK, EUR: prices.EUR }));
  const swedish = await aServer({ options: { ...options, pricesFile } });
  const customer = (await aPlayer(swedish)).token;
  expect((await swedish.call('GET /extra/config')).body.currency).toBe('SEK');
  const { body } = await swedish.call('GET /nex/braintreenexoptions/:id', { id: 'SEK' }, customer);
  expect(body.currencies.map(({ code }) => code)).toEqual(['SEK', 'EUR']);
  const { plans } = (await swedish.call('GET /nex/braintreesubscriptionoptions', {}, customer)).body;
  expect(plans.map(({ currencyIsoCode }) => currencyIsoCode)).toEqual(['SEK', 'EUR']);
});

test('a currency without prices and a server without payments are refused with a message', async () => {
  const { status, body } = await server.call('GET /nex/braintreenexoptions/:id', { id: 'JPY' }, token);
  expect([status, body.isSuccess, body.message]).toEqual([
    200,
    false,
    "Nothing is sold in 'JPY' here. Choose another currency.",
  ]);

  const shut = await aServer();
  const refused = await shut.call('GET /nex/braintreenexoptions/:id', { id: 'GBP' }, (await aPlayer(shut)).token);
  expect(refused.body).toMatchObject({ isSuccess: false, message: 'Nothing is sold for money on this server.' });
  const { payments, currency } = (await shut.call('GET /extra/config')).body;
  expect([payments, currency]).toEqual([undefined, undefined]);
  expect((await server.call('GET /extra/config')).body.payments).toBe('test');
});
