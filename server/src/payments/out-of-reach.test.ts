import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import type { PaymentSettings } from '../server-options.ts';
import { aPlayer } from '../testing/a-player.ts';
import { aServer, type TestServer } from '../testing/a-server.ts';
import { amount, aShop } from '../testing/a-shop.ts';
import { aSubscriber, plan } from '../testing/a-subscriber.ts';
import { paymentProviders } from '../testing/payment-providers.ts';

const existingFile = join(mkdtempSync(join(tmpdir(), 'payments-down-')), 'down');
writeFileSync(existingFile, '');

/** The same provider, but nothing answers at its address. */
function outOfReach(payments: PaymentSettings | undefined): PaymentSettings {
  if (payments?.provider !== 'braintree') return { provider: 'test', downFile: existingFile };
  return { provider: 'braintree', account: { ...payments.account, standIn: { host: '127.0.0.1', port: '1' } } };
}

const unavailable = {
  status: 503,
  headers: { 'retry-after': '10' },
  body: {
    isSuccess: false,
    isMaintenance: false,
    message: 'The payment company cannot be reached at the moment. Please try again in a moment.',
  },
};
const canRetry = { isSuccess: false, canRetry: true, message: expect.stringContaining('Nothing was charged.') };

for (const open of paymentProviders) {
  const provider = await open();
  const secrets = { signing: randomBytes(32).toString('hex'), luck: randomBytes(32).toString('hex') };
  const server = await aServer({ secrets, options: provider.options });
  const { database } = server;
  const away = await aServer({ secrets, database, options: { payments: outOfReach(provider.options.payments) } });
  const shop = aShop(server, provider);

  test(`forms that need a client token of ${provider.name} answer 503 while it is out of reach`, async () => {
    const me = await aSubscriber(server);
    expect(await me.subscribe('exceptional', provider.nonce('paid'))).toMatchObject({ isSuccess: true });
    const forms = ({ call }: TestServer) => [
      call('GET /nex/braintreenexoptions/:id', { id: 'GBP' }, me.token),
      call('GET /nex/braintreesubscriptionoptions', {}, me.token),
      call('GET /nex/braintreesubscriptionoptions/:id', { id: plan.planId }, me.token),
      call('GET /extra/membership/card', {}, me.token),
    ];
    for (const reply of await Promise.all(forms(away))) expect(reply).toMatchObject(unavailable);
    for (const reply of await Promise.all(forms(server))) expect(reply.status).toBe(200);
  });

  test(`an order that ${provider.name} never got can be sent again and is charged once`, async () => {
    const player = await aPlayer(server);
    const asked = {
      ...{ nonce: provider.nonce('paid'), deviceData: '', paymentType: 'CreditCard', nexAmount: amount },
      ...{ recaptchaResponse: null, currencyCode: 'GBP' },
    };
    const buy = async (at = server) =>
      (await at.call('POST /nex/purchasenexbraintreepaymentmethod', asked, player.token)).body;
    for (let attempt = 0; attempt < 2; attempt++) expect(await buy(away)).toMatchObject(canRetry);
    expect(await shop.fateOf(player)).toEqual([0, 0]);

    const [paid, ...others] = await Promise.all([buy(), buy(), buy()]);
    expect(paid).toMatchObject({ isSuccess: true, state: 'settled' });
    expect(others).toEqual([paid, paid]);
    expect(await buy(away)).toEqual(paid);
    expect(await shop.chargesOf(paid?.orderId)).toHaveLength(1);
    expect(await shop.fateOf(player)).toEqual([amount, 0]);
    await shop.booksAgree();
  });

  test(`a membership and a card that ${provider.name} never got can be sent again`, async () => {
    const me = await aSubscriber(server);
    const [first, second] = [provider.nonce('paid'), provider.nonce('paid')];
    expect(await me.on(away).subscribe('enhanced', first)).toMatchObject(canRetry);
    expect(await me.subscription()).toMatchObject({ hasSubscription: false });
    const started = await me.subscribe('enhanced', first);
    expect(started).toMatchObject({ isSuccess: true });
    expect(await me.on(away).subscribe('enhanced', first)).toEqual(started);

    expect(await me.on(away).changeCard(second)).toMatchObject(canRetry);
    const changed = await me.changeCard(second);
    expect(changed).toMatchObject({ isSuccess: true });
    expect(await me.on(away).changeCard(second)).toEqual(changed);
  });
}

test('the test provider is out of reach while the file of PAYMENTS_DOWN_FILE exists', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'payments-down-')), 'down');
  const { payments } = readConfig({ PAYMENTS_DOWN_FILE: file });
  const server = await aServer({ options: { payments } });
  const { token } = await aPlayer(server);
  const statusNow = async () => (await server.call('GET /nex/braintreenexoptions/:id', { id: 'GBP' }, token)).status;
  expect(await statusNow()).toBe(200);
  writeFileSync(file, '');
  expect(await statusNow()).toBe(503);
  rmSync(file);
  expect(await statusNow()).toBe(200);
});
