import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { nodeRuntime } from '../runtime/node-runtime.ts';
import { aGateway } from '../testing/a-gateway.ts';
import { openBraintree } from './braintree-provider.ts';

const price = { currency: 'GBP', minor: 499 } as const;
const enhanced = { currency: 'GBP', minor: 999 } as const;

async function aMember(name = 'fake-valid-nonce') {
  const gateway = await aGateway();
  const provider = await openBraintree(gateway.settings, { runtime: nodeRuntime, logError: () => {} });
  const id = randomUUID();
  const asked = { subscription: id, nonce: `${name}-${id}`, planId: 'exceptional', addOnIds: [], price };
  const isNow = async () => (await provider.findSubscription(id))?.is;
  return { gateway, provider, id, asked, isNow, begin: () => provider.subscribe(asked) };
}

const monthAfter = (months: number): Date => {
  const now = new Date();
  const last = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months + 1, 0)).getUTCDate();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, Math.min(now.getUTCDate(), last)));
};

test('a membership is created under our ID with its first month, and only once', async () => {
  const { gateway, provider, id, asked, begin } = await aMember();
  const begun = await provider.subscribe({ ...asked, addOnIds: ['enhanced'], price: enhanced });

  const is = { id, planId: 'exceptional', addOnIds: ['enhanced'], is: 'active', paidUntil: monthAfter(1) };
  expect(begun).toEqual({ is: 'done', subscription: is });
  expect(await begin()).toEqual(begun);
  expect(await provider.findSubscription(id)).toEqual(is);
  expect(await provider.findSubscription(randomUUID())).toBeUndefined();
  expect((await gateway.transactions()).map(({ cents, subscriptionId }) => [cents, subscriptionId])).toEqual([
    [999, id],
  ]);
});

test('a declined membership is not created and stores no card, and another card can be tried', async () => {
  const { gateway, provider, id, asked, begin } = await aMember('fake-processor-declined-visa-nonce');
  expect(await begin()).toMatchObject({ is: 'declined', message: expect.stringContaining('Nothing was charged') });
  const failed = 'fake-three-d-secure-visa-failed-authentication-nonce';
  expect(await provider.subscribe({ ...asked, nonce: failed })).toMatchObject({ is: 'declined' });
  const tooMuch = { ...asked, nonce: 'fake-valid-nonce-1', price: { currency: 'GBP', minor: 200_000 } as const };
  expect(await provider.subscribe(tooMuch)).toMatchObject({ is: 'declined' });
  expect(await provider.findSubscription(id)).toBeUndefined();
  expect((await gateway.panel('customers')).customers).toEqual([{ id, methods: [] }]);

  expect(await provider.subscribe({ ...asked, nonce: 'fake-valid-nonce-2' })).toMatchObject({ is: 'done' });
});

test('a membership is unknown after any lost reply, and can be looked up', async () => {
  for (const [on, how, isBegun] of [
    ['POST /subscriptions', 'lost', true],
    ['POST /subscriptions', 'unheard', false],
    ['POST /customers', 'lost', false],
    ['POST /customers', 'fail', false],
  ] as const) {
    const { gateway, provider, id, begin } = await aMember();
    await gateway.panel('fault', { on, how });
    expect(await begin(), `${on} ${how}`).toEqual({ is: 'unknown' });
    expect((await provider.findSubscription(id)) !== undefined, `${on} ${how}`).toBe(isBegun);
  }
});

test('each month is charged, and a failing card makes the membership past due until it is paid', async () => {
  const { gateway, provider, id, begin, isNow } = await aMember();
  await begin();
  await gateway.panel('clock', { to: monthAfter(2).toISOString() });
  expect((await provider.findSubscription(id))?.paidUntil).toEqual(monthAfter(3));

  await gateway.panel('breakCard', { subscription: id });
  await gateway.panel('clock', { to: monthAfter(3).toISOString() });
  expect(await provider.findSubscription(id)).toMatchObject({ is: 'pastDue', paidUntil: monthAfter(3) });
  await gateway.panel('breakCard', { subscription: id, isBroken: false });
  await gateway.panel('clock', { days: 1 });
  expect(await isNow()).toBe('active');
  expect((await gateway.events()).map(({ kind }) => kind)).toEqual([
    'subscription_charged_successfully',
    'subscription_charged_successfully',
    'subscription_charged_unsuccessfully',
    'subscription_went_past_due',
    'subscription_charged_successfully',
  ]);
});

test('a change is charged once by the stored card and applies from the next month', async () => {
  const { gateway, provider, id, begin } = await aMember();
  await begin();
  const chargeNow = { order: randomUUID(), currency: 'GBP', minor: 250 } as const;
  const to = { addOnIds: ['enhanced'], price: enhanced, chargeNow };
  await gateway.panel('fault', { on: `PUT /subscriptions/${id}`, how: 'unheard' });

  expect(await provider.changeSubscription(id, to)).toEqual({ is: 'unknown' });
  expect(await provider.changeSubscription(id, to)).toMatchObject({ subscription: { addOnIds: ['enhanced'] } });
  await gateway.panel('clock', { to: monthAfter(1).toISOString() });
  expect(await provider.changeSubscription(id, { addOnIds: [], price })).toMatchObject({
    subscription: { addOnIds: [] },
  });
  await gateway.panel('clock', { to: monthAfter(2).toISOString() });
  expect((await gateway.transactions()).map(({ cents }) => cents)).toEqual([499, 250, 999, 499]);
});

test('the charge for a change is refunded if the change is not made', async () => {
  const { gateway, provider, id, begin, isNow } = await aMember('fake-declined-at-renewal-nonce');
  await begin();
  const change = (minor: number) => {
    const chargeNow = { order: randomUUID(), currency: 'GBP', minor } as const;
    return provider.changeSubscription(id, { addOnIds: ['enhanced'], price: enhanced, chargeNow });
  };
  expect(await change(200_000)).toMatchObject({ is: 'declined' });
  expect((await provider.findSubscription(id))?.addOnIds).toEqual([]);

  await gateway.panel('clock', { to: monthAfter(1).toISOString() });
  expect(await isNow()).toBe('pastDue');
  expect(await change(250)).toMatchObject({ is: 'declined' });
  expect((await gateway.transactions()).filter(({ cents }) => cents === 250).map(({ status }) => status)).toEqual([
    'voided',
  ]);
});

test('a cancelled membership is not charged, can be restored in its month, and ends after it', async () => {
  const { gateway, provider, id, begin, isNow } = await aMember();
  await begin();
  for (let times = 0; times < 2; times++)
    expect(await provider.cancelSubscription(id)).toMatchObject({
      is: 'done',
      subscription: { is: 'cancelled', paidUntil: monthAfter(1) },
    });
  for (let times = 0; times < 2; times++)
    expect(await provider.restoreSubscription(id)).toMatchObject({ is: 'done', subscription: { is: 'active' } });
  await gateway.panel('clock', { to: monthAfter(1).toISOString() });
  expect(await isNow()).toBe('active');
  await provider.cancelSubscription(id);
  await gateway.panel('clock', { to: monthAfter(2).toISOString() });

  expect(await provider.findSubscription(id)).toMatchObject({ is: 'expired', paidUntil: monthAfter(2) });
  expect(await provider.restoreSubscription(id)).toMatchObject({ is: 'declined' });
  expect(await provider.cancelSubscription(id)).toMatchObject({ is: 'done' });
  expect(await gateway.transactions()).toHaveLength(2);
  expect(await provider.cancelSubscription(randomUUID())).toMatchObject({ is: 'declined' });
});

test('a membership that is past due is cancelled at once and not charged again', async () => {
  const { gateway, provider, id, begin } = await aMember('fake-declined-at-renewal-nonce');
  await begin();
  await gateway.panel('clock', { to: monthAfter(1).toISOString() });
  expect(await provider.cancelSubscription(id)).toMatchObject({ is: 'done', subscription: { is: 'cancelled' } });
  await gateway.panel('clock', { to: monthAfter(2).toISOString() });

  expect((await gateway.transactions()).map(({ status }) => status)).toEqual([
    'submitted_for_settlement',
    'processor_declined',
  ]);
});
