import { randomUUID } from 'node:crypto';
import braintree from 'braintree';
import { expect, test } from 'vitest';
import { nodeRuntime } from '../runtime/node-runtime.ts';
import { aGateway } from '../testing/a-gateway.ts';
import { aPlayer } from '../testing/a-player.ts';
import { aServer } from '../testing/a-server.ts';
import { amount } from '../testing/a-shop.ts';
import type { StoredEvent } from '../testing/gateway/books.ts';
import { openBraintree } from './braintree-provider.ts';

const price = { currency: 'GBP', minor: 1999 } as const;

async function aProvider() {
  const gateway = await aGateway();
  return { gateway, provider: await openBraintree(gateway.settings, { runtime: nodeRuntime, logError: () => {} }) };
}

const formOf = ({ bt_signature, bt_payload }: Pick<StoredEvent, 'bt_signature' | 'bt_payload'>): Buffer =>
  Buffer.from(new URLSearchParams({ bt_signature, bt_payload }).toString());

test('an event has its order or membership and its time, and keeps its ID when it is repeated', async () => {
  const { gateway, provider } = await aProvider();
  const [order, subscription] = [randomUUID(), randomUUID()];
  await provider.charge({ order, nonce: 'fake-valid-nonce', price });
  const asked = { subscription, nonce: 'fake-valid-nonce', planId: 'exceptional', addOnIds: [], price };
  await provider.subscribe(asked);
  await gateway.panel('settle', { order });
  await gateway.panel('dispute', { order });
  await gateway.panel('cancel', { subscription });

  const events = await gateway.events();
  const read = await Promise.all(events.map((event) => provider.parseWebhook(formOf(event), {})));
  expect(read).toMatchObject([
    { about: 'order', order },
    { about: 'order', order },
    { about: 'subscription', subscription },
  ]);
  for (const event of read) expect(Math.abs((event?.at.getTime() ?? 0) - Date.now())).toBeLessThan(600_000);
  expect(new Set(read.map((event) => event?.id)).size).toBe(3);
  expect(await provider.parseWebhook(formOf(events[0] as StoredEvent), {})).toEqual(read[0]);
});

test('the library’s sample events are parsed, and events about neither are not ours', async () => {
  const { gateway, provider } = await aProvider();
  const { merchantId, publicKey, privateKey } = gateway.settings;
  const { Sandbox: environment } = braintree.Environment;
  const sdk = new braintree.BraintreeGateway({ environment, merchantId, publicKey, privateKey });
  const sample = async (kind: braintree.WebhookNotificationKind) =>
    provider.parseWebhook(formOf((await sdk.webhookTesting.sampleNotification(kind, 'some-id')) as never), {});

  expect(await sample('subscription_went_past_due')).toMatchObject({ about: 'subscription', subscription: 'some-id' });
  expect(await sample('subscription_charged_successfully')).toMatchObject({ about: 'subscription' });
  for (const kind of ['check', 'disbursement', 'dispute_lost', 'transaction_settled'] as const)
    expect(await sample(kind), kind).toMatchObject({ about: 'nothing of ours' });
});

test('a webhook over the network takes the Fate for a dispute and returns it if the dispute is won', async () => {
  const gateway = await aGateway();
  const server = await aServer({ options: { payments: { provider: 'braintree', account: gateway.settings } } });
  const address = `${await server.app.listen({ host: '127.0.0.1', port: 0 })}/api/extra/payments/events`;
  await gateway.panel('postTo', { address });
  const player = await aPlayer(server);
  const asked = { nonce: 'fake-valid-nonce-1', paymentType: 'card', nexAmount: amount, currencyCode: 'GBP' };
  const { orderId: order } = (await server.call('POST /nex/purchasenexbraintreepaymentmethod', asked, player.token))
    .body;
  const fate = async () => (await server.call('GET /fate', {}, player.token)).body.currentFate;
  expect(await fate()).toBe(amount);

  await gateway.panel('dispute', { order });
  await expect.poll(fate, { timeout: 20_000 }).toBe(0);
  await gateway.panel('dispute', { order, status: 'won' });
  await expect.poll(fate, { timeout: 20_000 }).toBe(amount);
});

test('an event that is changed, unsigned, malformed or signed by another key is rejected', async () => {
  const { gateway, provider } = await aProvider();
  const order = randomUUID();
  await provider.charge({ order, nonce: 'fake-valid-nonce', price });
  await gateway.panel('settle', { order });
  const [event] = await gateway.events();
  const { bt_signature = '', bt_payload = '' } = event ?? {};
  const [open = '', digest = ''] = bt_signature.split('|');
  const other = { ...gateway.settings, privateKey: 'another' };
  const parsed = (form: Partial<StoredEvent>) =>
    provider.parseWebhook(formOf({ bt_signature, bt_payload, ...form }), {});

  expect(await parsed({})).toMatchObject({ order });
  expect(
    await (await openBraintree(other, { runtime: nodeRuntime, logError: () => {} })).parseWebhook(
      formOf({ bt_signature, bt_payload }),
      {},
    ),
  ).toBeUndefined();
  let tried = 0;
  for (let at = 0; at < digest.length; at++)
    for (const digit of '0123456789abcdef') {
      if (digest[at] === digit) continue;
      const mutated = `${open}|${digest.slice(0, at)}${digit}${digest.slice(at + 1)}`;
      expect(await parsed({ bt_signature: mutated })).toBeUndefined();
      tried++;
    }
  const text = bt_payload.trim();
  for (let at = 0; at < text.length; at++) {
    const next = text[at] === 'A' ? 'B' : 'A';
    expect(await parsed({ bt_payload: `${text.slice(0, at)}${next}${text.slice(at + 1)}\n` })).toBeUndefined();
    tried++;
  }
  expect(tried).toBeGreaterThan(1000);
  for (const form of [
    { bt_signature: '' },
    { bt_payload: '' },
    { bt_signature: digest },
    { bt_signature: `x|${digest}` },
  ])
    expect(await parsed(form)).toBeUndefined();
  for (const body of ['', '{}', 'bt_payload', '\u0000\u00ff', '<xml/>'.repeat(1000)])
    expect(await provider.parseWebhook(Buffer.from(body, 'latin1'), {})).toBeUndefined();
});
