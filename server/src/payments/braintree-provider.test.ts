import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { nodeRuntime } from '../runtime/node-runtime.ts';
import { aGateway, type StandIn } from '../testing/a-gateway.ts';
import { openBraintree } from './braintree-provider.ts';
import type { Money, PaymentProvider, PaymentSubject } from './payment-provider.ts';

const price: Money = { currency: 'GBP', minor: 1999 };

async function aProvider() {
  const gateway = await aGateway();
  const said: string[] = [];
  const provider = await openBraintree(gateway.settings, {
    runtime: nodeRuntime,
    logError: (line) => void said.push(line),
  });
  return { gateway, provider, said };
}

/** Buys with a new nonce; its name decides the result. */
function buy(provider: PaymentProvider, name = 'fake-valid-nonce', order: string = randomUUID()) {
  return provider.charge({ order, nonce: `${name}-${order}`, price });
}

const salesOf = async (gateway: StandIn) => (await gateway.transactions()).filter(({ type }) => type === 'sale');

test('a charge has our order ID, exact amount and the account of its currency, and is submitted at once', async () => {
  const { gateway, provider } = await aProvider();
  const asked = { order: randomUUID(), nonce: 'fake-valid-nonce-1', deviceData: '{"seen":1}' };
  const end = await provider.charge({ ...asked, price: { currency: 'USD', minor: 10 } });

  const [sale] = await gateway.transactions();
  expect(end).toEqual({ is: 'settled', reference: sale?.id });
  expect(sale).toMatchObject({
    orderId: asked.order,
    cents: 10,
    merchantAccountId: 'game-USD',
    status: 'submitted_for_settlement',
  });
  expect(await provider.findOrder(asked.order)).toEqual({ is: 'settled', reference: sale?.id });
  expect(await provider.findOrder(randomUUID())).toEqual({ is: 'missing' });
});

test('a declined charge and its lookup return the bank’s reason and say that nothing was charged', async () => {
  const { provider } = await aProvider();
  const order = randomUUID();
  const declined = await buy(provider, 'fake-processor-declined-visa-nonce', order);

  expect(declined).toEqual({ is: 'declined', message: expect.stringContaining('Do Not Honor') });
  expect(await provider.findOrder(order)).toEqual(declined);
  const byAmount = {
    order: randomUUID(),
    nonce: 'fake-valid-nonce-2',
    price: { currency: 'GBP', minor: 200_100 } as const,
  };
  expect(await provider.charge(byAmount)).toMatchObject({ message: expect.stringContaining('Insufficient Funds') });
  for (const name of ['fake-gateway-rejected-fraud-nonce', 'fake-consumed-nonce', 'fake-strange-nonce'])
    expect(await buy(provider, name)).toEqual({
      is: 'declined',
      message: expect.stringContaining('Nothing was charged'),
    });
});

test('a card without liability shift is visible before the charge, and the gateway rejects it too', async () => {
  const { gateway, provider } = await aProvider();
  const seen = (name: string) => provider.inspectMethod(`${name}-1`);

  expect(await seen('fake-valid-nonce')).toEqual({
    is: 'card',
    hasLiabilityShift: true,
    status: 'authenticate_successful',
  });
  const failed = 'fake-three-d-secure-visa-failed-authentication-nonce';
  expect(await seen(failed)).toEqual({ is: 'card', hasLiabilityShift: false, status: 'authenticate_failed' });
  expect(await seen('fake-paypal-one-time-nonce')).toEqual({ is: 'other' });
  expect(await seen('fake-consumed-nonce')).toMatchObject({ is: 'unusable' });
  expect(await provider.inspectMethod('no such/thing')).toMatchObject({ is: 'unusable' });
  expect(await buy(provider, failed)).toMatchObject({
    is: 'declined',
    message: expect.stringContaining('bank did not'),
  });
  expect((await salesOf(gateway)).map(({ status }) => status)).toEqual(['gateway_rejected']);
});

test('a charge is unknown after a lost reply, and a lookup returns its state', async () => {
  const { gateway, provider, said } = await aProvider();
  const ends = [
    ['fake-reply-lost-nonce', 'settled'],
    ['fake-failing-after-nonce', 'settled'],
    ['fake-never-arrived-nonce', 'missing'],
    ['fake-failing-nonce', 'missing'],
  ] as const;
  for (const [name, found] of ends) {
    const order = randomUUID();
    expect(await buy(provider, name, order), name).toEqual({ is: 'unknown' });
    expect(await provider.findOrder(order), name).toMatchObject({ is: found });
    expect(said.pop()).toBe(
      `Payments: charging order ${order}: The connection to Braintree broke, or it could not answer. The server will look up the result.`,
    );
  }
  expect(await salesOf(gateway)).toHaveLength(2);
});

test('a charge is unknown after our own timeout if the connection stays open without a reply', async () => {
  const { gateway, provider } = await aProvider();
  const said: string[] = [];
  const logError = (line: string) => void said.push(line);
  const hasty = await openBraintree(gateway.settings, { runtime: nodeRuntime, logError, timeouts: { request: 500 } });
  const order = randomUUID();

  expect(await buy(hasty, 'fake-hanging-nonce', order)).toEqual({ is: 'unknown' });
  expect(said).toEqual([expect.stringContaining(`order ${order}: Braintree did not answer in time`)]);
  await expect.poll(() => provider.findOrder(order)).toMatchObject({ is: 'settled' });
});

test('lookups throw and charges are unknown while the gateway cannot be reached', async () => {
  const { gateway, provider } = await aProvider();
  const order = randomUUID();
  await buy(provider, 'fake-valid-nonce', order);
  await gateway.killNine();

  expect(await provider.findOrder(order)).toMatchObject({ is: 'settled' });
  const away = await openBraintree(
    { ...gateway.settings, standIn: { host: '127.0.0.1', port: '1' } },
    { runtime: nodeRuntime, logError: () => {} },
  );
  await expect(away.findOrder(order)).rejects.toThrow('could not be read');
  await expect(away.clientToken('GBP')).rejects.toThrow('could not be read');
  await expect(away.listChangedSince(new Date(0))).rejects.toThrow('could not be read');
  expect(await away.charge({ order: randomUUID(), nonce: 'fake-valid-nonce-9', price })).toEqual({ is: 'unknown' });
  expect(await away.refund(order)).toEqual({ is: 'unknown' });
});

test('a refund voids a sale that has not reached the bank and refunds others, once for all requests', async () => {
  const { gateway, provider } = await aProvider();
  const [early, late, twice] = [randomUUID(), randomUUID(), randomUUID()];
  for (const order of [early, late, twice]) await buy(provider, 'fake-valid-nonce', order);
  for (const order of [late, twice]) await gateway.panel('settle', { order });

  for (const order of [early, early, late, late]) expect(await provider.refund(order)).toEqual({ is: 'done' });
  expect(await Promise.all(Array.from({ length: 16 }, () => provider.refund(twice)))).toEqual(
    Array(16).fill({ is: 'done' }),
  );
  for (const order of [early, late, twice]) expect(await provider.findOrder(order)).toMatchObject({ is: 'refunded' });
  const all = await gateway.transactions();
  expect(all.filter(({ type }) => type === 'credit').map(({ cents }) => cents)).toEqual([1999, 1999]);
  expect(all.filter(({ status }) => status === 'voided')).toHaveLength(1);
  expect(await provider.refund(randomUUID())).toMatchObject({ is: 'declined' });
});

test('a refund after a lost reply is done when it is requested again', async () => {
  const { gateway, provider } = await aProvider();
  const order = randomUUID();
  await buy(provider, 'fake-valid-nonce', order);
  await gateway.panel('settle', { order });
  const [sale] = await gateway.transactions();
  await gateway.panel('fault', { on: `POST /transactions/${sale?.id}/refund`, how: 'lost' });

  expect(await provider.refund(order)).toEqual({ is: 'unknown' });
  expect(await provider.refund(order)).toEqual({ is: 'done' });
  expect((await gateway.transactions()).filter(({ type }) => type === 'credit')).toHaveLength(1);
});

test('an order stays settled after a partial refund, and is refunded after the rest', async () => {
  const { gateway, provider } = await aProvider();
  const order = randomUUID();
  await buy(provider, 'fake-valid-nonce', order);
  await gateway.panel('settle', { order });
  await gateway.panel('refund', { order, amount: '5.00' });

  expect(await provider.findOrder(order)).toMatchObject({ is: 'settled' });
  expect(await provider.refund(order)).toEqual({ is: 'done' });
  expect(await provider.findOrder(order)).toMatchObject({ is: 'refunded' });
  expect((await gateway.transactions()).map(({ cents }) => cents)).toEqual([1999, 500, 1499]);
});

test('an order is disputed until the dispute is won, and refunded if the bank declines settlement', async () => {
  const { gateway, provider } = await aProvider();
  const [disputed, asked, refused] = [randomUUID(), randomUUID(), randomUUID()];
  for (const order of [disputed, asked, refused]) await buy(provider, 'fake-valid-nonce', order);
  const isNow = async (order: string) => (await provider.findOrder(order)).is;

  await gateway.panel('dispute', { order: disputed });
  expect(await isNow(disputed)).toBe('disputed');
  for (const [status, is] of [
    ['under_review', 'disputed'],
    ['lost', 'disputed'],
    ['won', 'settled'],
  ]) {
    await gateway.panel('dispute', { order: disputed, status });
    expect(await isNow(disputed)).toBe(is);
  }
  await gateway.panel('dispute', { order: asked, kind: 'retrieval' });
  expect(await isNow(asked)).toBe('settled');
  await gateway.panel('settle', { order: refused, as: 'settlement_declined' });
  expect(await isNow(refused)).toBe('refunded');
});

test('the list of changes includes actions in the control panel, which send no event', async () => {
  const { gateway, provider } = await aProvider();
  const orders = Array.from({ length: 5 }, () => randomUUID());
  for (const order of orders) await buy(provider, 'fake-valid-nonce', order);
  const [voided, refunded, disputed, refused] = orders;
  expect(ordersIn(await provider.listChangedSince(new Date(0)))).toEqual(orders.toSorted());

  await gateway.panel('settle', { order: refunded });
  await gateway.panel('clock', { days: 2 });
  const since = new Date(Date.now() + 86_400_000);
  await gateway.panel('refund', { order: voided });
  await gateway.panel('refund', { order: refunded });
  await gateway.panel('dispute', { order: disputed });
  await gateway.panel('settle', { order: refused, as: 'settlement_declined' });

  const changed = [voided, refunded, disputed, refused];
  expect(ordersIn(await provider.listChangedSince(since))).toEqual(changed.toSorted());
  expect(await gateway.events()).toHaveLength(3);
});

test('the gateway returns a client token, and nothing is charged in a currency without an account', async () => {
  const gateway = await aGateway();
  const { GBP = '' } = gateway.settings.accounts;
  const provider = await openBraintree(
    { ...gateway.settings, accounts: { GBP } },
    { runtime: nodeRuntime, logError: () => {} },
  );
  expect(await provider.clientToken('GBP')).toMatch(/^[\w+/=]+$/);
  await expect(provider.clientToken('SEK')).rejects.toThrow('BRAINTREE_ACCOUNT_SEK is missing');

  const inKronor = { nonce: 'fake-valid-nonce-3', price: { currency: 'SEK', minor: 100 } as const };
  const membership = { ...inKronor, subscription: randomUUID(), planId: 'exceptional', addOnIds: [] };
  const declined = { is: 'declined', message: expect.stringContaining('currency') };
  expect(await provider.charge({ ...inKronor, order: randomUUID() })).toEqual(declined);
  expect(await provider.subscribe(membership)).toEqual(declined);
  expect(await gateway.transactions()).toEqual([]);
});

test('wrong API keys are logged by the names of their settings, and charges are declined', async () => {
  const gateway = await aGateway();
  const said: string[] = [];
  const wrong = { ...gateway.settings, privateKey: 'canary-of-a-private-key' };
  const provider = await openBraintree(wrong, { runtime: nodeRuntime, logError: (line) => void said.push(line) });

  expect(await buy(provider, 'fake-valid-nonce')).toMatchObject({ is: 'declined' });
  expect(await provider.inspectMethod('fake-valid-nonce-1')).toMatchObject({ is: 'unusable' });
  await expect(provider.clientToken('GBP')).rejects.toThrow();
  for (const line of said) expect(line).toContain('BRAINTREE_PRIVATE_KEY');
  expect(said).toHaveLength(3);
});

test('no key, nonce or device data is logged after a failure', async () => {
  const { gateway, provider, said } = await aProvider();
  const canaries = { nonce: 'fake-failing-nonce-canary-n', deviceData: 'canary-d' };
  await provider.charge({ ...canaries, order: randomUUID(), price });
  await provider.charge({ ...canaries, nonce: 'fake-reply-lost-nonce-canary-n', order: randomUUID(), price });
  await gateway.panel('fault', { on: 'POST /customers', how: 'lost' });
  const membership = { subscription: randomUUID(), planId: 'exceptional', addOnIds: [], price };
  await provider.subscribe({ ...canaries, nonce: 'fake-valid-nonce-canary-n', ...membership });

  expect(said).toHaveLength(3);
  for (const line of said) expect(line).not.toMatch(/canary|key-of-tests/);
});

const ordersIn = (subjects: readonly PaymentSubject[]): readonly string[] =>
  subjects.flatMap((each) => (each.about === 'order' ? [each.order] : [])).toSorted();
