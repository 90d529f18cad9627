import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { aGateway, type StandIn } from '../testing/a-gateway.ts';
import { openBraintree } from './braintree-provider.ts';
import type { Money, PaymentProvider, PaymentSubject } from './payment-provider.ts';

const price: Money = { currency: 'GBP', minor: 1999 };

async function aProvider() {
  const gateway = await aGateway();
  const said: string[] = [];
  const provider = await openBraintree(gateway.settings, { logError: (line) => void said.push(line) });
  return { gateway, provider, said };
}

/** Buys once, with a way of paying of its own, named by what comes of it. */
function buy(provider: PaymentProvider, name = 'fake-valid-nonce', order: string = randomUUID()) {
  return provider.charge({ order, nonce: `${name}-${order}`, price });
}

const salesOf = async (gateway: StandIn) => (await gateway.transactions()).filter(({ type }) => type === 'sale');

test('a charge carries our number, the exact amount, the account of its currency, and is submitted at once', async () => {
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
  expect(await provider.findOrder(randomUUID())).toEqual({ is: 'unheard' });
});

test('a declined charge says so with the bank’s reason, and that nothing was charged; so do the books', async () => {
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

test('a card whose bank did not vouch for the player is seen as such before, and refused by the gateway besides', async () => {
  const { gateway, provider } = await aProvider();
  const seen = (name: string) => provider.lookAt(`${name}-1`);

  expect(await seen('fake-valid-nonce')).toEqual({
    is: 'card',
    isAnsweredFor: true,
    status: 'authenticate_successful',
  });
  const failed = 'fake-three-d-secure-visa-failed-authentication-nonce';
  expect(await seen(failed)).toEqual({ is: 'card', isAnsweredFor: false, status: 'authenticate_failed' });
  expect(await seen('fake-paypal-one-time-nonce')).toEqual({ is: 'other' });
  expect(await seen('fake-consumed-nonce')).toMatchObject({ is: 'gone' });
  expect(await provider.lookAt('no such/thing')).toMatchObject({ is: 'gone' });
  expect(await buy(provider, failed)).toMatchObject({
    is: 'declined',
    message: expect.stringContaining('bank did not'),
  });
  expect((await salesOf(gateway)).map(({ status }) => status)).toEqual(['gateway_rejected']);
});

test('a lost reply is unknown, whatever lost it, and the books then say what became of it', async () => {
  const { gateway, provider, said } = await aProvider();
  const ends = [
    ['fake-reply-lost-nonce', 'settled'],
    ['fake-failing-after-nonce', 'settled'],
    ['fake-never-arrived-nonce', 'unheard'],
    ['fake-failing-nonce', 'unheard'],
  ] as const;
  for (const [name, found] of ends) {
    const order = randomUUID();
    expect(await buy(provider, name, order), name).toEqual({ is: 'unknown' });
    expect(await provider.findOrder(order), name).toMatchObject({ is: found });
    expect(said.pop()).toBe(
      `Payments: charging order ${order}: The line to Braintree broke, or it could not answer. What was asked is looked up.`,
    );
  }
  expect(await salesOf(gateway)).toHaveLength(2);
});

test('a line that stays open and silent is unknown after our own limit, far below the library’s', async () => {
  const { gateway, provider } = await aProvider();
  const said: string[] = [];
  const logError = (line: string) => void said.push(line);
  const hasty = await openBraintree(gateway.settings, { logError, patience: { deed: 500 } });
  const order = randomUUID();

  expect(await buy(hasty, 'fake-hanging-nonce', order)).toEqual({ is: 'unknown' });
  expect(said).toEqual([expect.stringContaining(`order ${order}: Braintree did not answer in time`)]);
  await expect.poll(() => provider.findOrder(order)).toMatchObject({ is: 'settled' });
});

test('the gateway’s books survive its end at any moment; while it is away nothing is taken for granted', async () => {
  const { gateway, provider } = await aProvider();
  const order = randomUUID();
  await buy(provider, 'fake-valid-nonce', order);
  await gateway.killNine();

  expect(await provider.findOrder(order)).toMatchObject({ is: 'settled' });
  const away = await openBraintree(
    { ...gateway.settings, standIn: { host: '127.0.0.1', port: '1' } },
    { logError: () => {} },
  );
  await expect(away.findOrder(order)).rejects.toThrow('could not be read');
  await expect(away.clientToken('GBP')).rejects.toThrow('could not be read');
  await expect(away.changedSince(new Date(0))).rejects.toThrow('could not be read');
  expect(await away.charge({ order: randomUUID(), nonce: 'fake-valid-nonce-9', price })).toEqual({ is: 'unknown' });
  expect(await away.refund(order)).toEqual({ is: 'unknown' });
});

test('a refund voids what has not reached the bank and gives back what has, once however often it is asked', async () => {
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

test('a refund whose reply is lost is done when it is asked for again', async () => {
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

test('a part that is given back by hand leaves the order settled; the rest makes it refunded', async () => {
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

test('a dispute holds the money back until it is won; what the bank refuses after all is as good as given back', async () => {
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

test('what was done in the control panel, of which no event tells, is among the orders that changed since', async () => {
  const { gateway, provider } = await aProvider();
  const orders = Array.from({ length: 5 }, () => randomUUID());
  for (const order of orders) await buy(provider, 'fake-valid-nonce', order);
  const [voided, refunded, disputed, refused] = orders;
  expect(ordersIn(await provider.changedSince(new Date(0)))).toEqual(orders.toSorted());

  await gateway.panel('settle', { order: refunded });
  await gateway.panel('clock', { days: 2 });
  const since = new Date(Date.now() + 86_400_000);
  await gateway.panel('refund', { order: voided });
  await gateway.panel('refund', { order: refunded });
  await gateway.panel('dispute', { order: disputed });
  await gateway.panel('settle', { order: refused, as: 'settlement_declined' });

  const changed = [voided, refunded, disputed, refused];
  expect(ordersIn(await provider.changedSince(since))).toEqual(changed.toSorted());
  expect(await gateway.events()).toHaveLength(3);
});

test('a page begins with a word of the gateway’s; what is sold in a currency without an account is not charged', async () => {
  const gateway = await aGateway();
  const { GBP = '' } = gateway.settings.accounts;
  const provider = await openBraintree({ ...gateway.settings, accounts: { GBP } }, { logError: () => {} });
  expect(await provider.clientToken('GBP')).toMatch(/^[\w+/=]+$/);
  await expect(provider.clientToken('SEK')).rejects.toThrow('BRAINTREE_ACCOUNT_SEK is missing');

  const inKronor = { nonce: 'fake-valid-nonce-3', price: { currency: 'SEK', minor: 100 } as const };
  const membership = { ...inKronor, subscription: randomUUID(), planId: 'exceptional', addOnIds: [] };
  const declined = { is: 'declined', message: expect.stringContaining('currency') };
  expect(await provider.charge({ ...inKronor, order: randomUUID() })).toEqual(declined);
  expect(await provider.subscribe(membership)).toEqual(declined);
  expect(await gateway.transactions()).toEqual([]);
});

test('wrong keys are told to the operator by the names of their settings, and no charge is thought lost', async () => {
  const gateway = await aGateway();
  const said: string[] = [];
  const wrong = { ...gateway.settings, privateKey: 'canary-of-a-private-key' };
  const provider = await openBraintree(wrong, { logError: (line) => void said.push(line) });

  expect(await buy(provider, 'fake-valid-nonce')).toMatchObject({ is: 'declined' });
  expect(await provider.lookAt('fake-valid-nonce-1')).toMatchObject({ is: 'gone' });
  await expect(provider.clientToken('GBP')).rejects.toThrow();
  for (const line of said) expect(line).toContain('BRAINTREE_PRIVATE_KEY');
  expect(said).toHaveLength(3);
});

test('nothing secret is in what is said of a failure: no key, no nonce, no data of the device', async () => {
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
