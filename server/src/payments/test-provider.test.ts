import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nodeRuntime } from '../runtime/node-runtime.ts';
import { aDatabase } from '../testing/database.ts';
import { bankDeclineMessage } from './decline-messages.ts';
import type { PaymentEvent } from './payment-provider.ts';
import { testCards, testOutcomeOf } from './test-nonces.ts';
import { testProvider } from './test-provider.ts';

const database = await aDatabase();
let clock = Date.parse('2026-01-31T10:00:00Z');
/** Each instance has the same records, which are in the database. */
const open = () =>
  testProvider({ runtime: nodeRuntime, database, now: async () => clock, signing: 'a secret of this test alone' });
const nine = { currency: 'USD', minor: 900 } as const;
const asked = (subscription: string, nonce = 'fake-valid-nonce-1') => ({
  subscription,
  planId: 'exceptional-friendship-usd',
  addOnIds: [],
  price: nine,
  nonce,
});
const settledCharges = async (order: string) => {
  const text = `select order_id, minor from test_charges where order_id like $1 and state = 'settled' order by id`;
  const rows = await database.run<{ order_id: string; minor: number }>({ name: 'test-taken', text }, [`${order}%`]);
  return rows.map(({ order_id, minor }) => [order_id, minor]);
};

test('published nonces do what their names say, also with a dash and text; others are unusable', () => {
  for (const name of ['fake-valid-nonce', 'fake-valid-amex-nonce', 'fake-paypal-one-time-nonce'])
    for (const nonce of [name, `${name}-1`, `${name}-two words`, `${name}-nonce-3`])
      expect(testOutcomeOf(nonce).charge, nonce).toBe('paid');
  expect(testOutcomeOf('fake-processor-declined-visa-nonce-9').charge).toEqual({
    declined: bankDeclineMessage('2000', 'Do Not Honor'),
  });
  expect(testOutcomeOf('fake-apple-pay-visa-nonce').details).toEqual({ is: 'other' });
  for (const nonce of ['', 'fake', 'fake-valid-nonce9', 'fake-consumed-nonce', ' fake-valid-nonce', '4111111111111111'])
    expect(testOutcomeOf(nonce).details.is, nonce).toBe('unusable');
  for (const { nonce, nonceIfRefused } of testCards) {
    expect(testOutcomeOf(`${nonce}-x`).details.is, nonce).toBe('card');
    if (nonceIfRefused)
      expect(testOutcomeOf(`${nonceIfRefused}-x`).details).toMatchObject({ hasLiabilityShift: false });
  }
});

test('months follow the game’s clock without reads in between and end on the last day of a short one', async () => {
  await open().subscribe(asked('monthly'));
  const ends: (string | undefined)[] = [];
  for (const day of ['2026-02-27', '2026-02-28T10:00', '2026-06-30T09:59', '2027-01-31T10:00']) {
    clock = Date.parse(`${day.length === 10 ? `${day}T12:00` : day}:00Z`);
    const found = await open().findSubscription('monthly');
    ends.push(found && `${found.is} ${found.paidUntil.toISOString().slice(0, 10)}`);
  }
  expect(ends).toEqual(['active 2026-02-28', 'active 2026-03-31', 'active 2026-06-30', 'active 2027-02-28']);
  await Promise.all(Array.from({ length: 8 }, () => open().findSubscription('monthly')));
  expect(await settledCharges('monthly')).toEqual(
    Array.from({ length: 13 }, (_, month) => [`monthly ${month + 1}`, 900]),
  );
});

test('a membership is created once, upgraded for one charge, and restored until its month is over', async () => {
  const provider = open();
  await Promise.all([provider.subscribe(asked('raised')), provider.subscribe(asked('raised'))]);
  const raise = { addOnIds: ['enhanced-usd'], price: { currency: 'USD', minor: 1500 } as const };
  const chargeNow = { currency: 'USD', minor: 300, order: 'raised difference' } as const;
  for (let times = 0; times < 2; times++)
    expect(await provider.changeSubscription('raised', { ...raise, chargeNow })).toMatchObject({ is: 'done' });
  expect(await settledCharges('raised')).toEqual([
    ['raised 1', 900],
    ['raised difference', 300],
  ]);

  expect(await provider.cancelSubscription('raised')).toMatchObject({ subscription: { is: 'cancelled' } });
  expect(await provider.restoreSubscription('raised')).toMatchObject({ subscription: { is: 'active' } });
  await provider.cancelSubscription('raised');
  clock += 40 * 24 * 60 * 60 * 1000;
  expect(await provider.findSubscription('raised')).toMatchObject({ is: 'expired', addOnIds: ['enhanced-usd'] });
  expect(await provider.restoreSubscription('raised')).toMatchObject({ is: 'declined' });
  expect(await settledCharges('raised')).toHaveLength(2);
});

test('a declined renewal makes the membership past due, and a declined card creates none', async () => {
  const provider = open();
  await provider.subscribe(asked('due', 'fake-declined-at-renewal-nonce-1'));
  clock += 40 * 24 * 60 * 60 * 1000;
  expect(await provider.findSubscription('due')).toMatchObject({ is: 'pastDue' });
  expect(await settledCharges('due')).toHaveLength(1);
  expect(await provider.subscribe(asked('none', 'fake-processor-declined-visa-nonce'))).toMatchObject({
    is: 'declined',
  });
  expect(await provider.findSubscription('none')).toBeUndefined();
});

test('thousands of changed events are all rejected', async () => {
  const provider = open();
  const news: PaymentEvent = { id: 'e1', at: new Date(0), about: 'order', order: 'ab12' };
  const { body, headers } = provider.controls.signedMessage(news);
  expect(await provider.parseWebhook(Buffer.from(body), headers)).toEqual(news);
  const [[name = '', signature = ''] = []] = Object.entries(headers);
  const changes = fc.record({ inBody: fc.boolean(), at: fc.nat(), to: fc.integer({ min: 1, max: 255 }) });
  await fc.assert(
    fc.asyncProperty(changes, async ({ inBody, at, to }) => {
      const bytes = Buffer.from(inBody ? body : signature);
      const place = at % bytes.length;
      bytes[place] = (bytes[place] as number) ^ to;
      const isSame = !inBody && bytes.toString('latin1').toLowerCase() === signature;
      const given = inBody ? headers : { [name]: bytes.toString('latin1') };
      const read = await provider.parseWebhook(inBody ? bytes : Buffer.from(body), given);
      if (!isSame) expect(read).toBeUndefined();
    }),
    { numRuns: 3000 },
  );
});

test('the table of orders rejects impossible amounts and a second use of a nonce', async () => {
  const text = `insert into orders (id, account_id, character_id, provider, nonce_digest, currency, minor, vat, fate)
    values ($1, 1, 1, 'test', $2, 'GBP', $3, $4, $5)`;
  const add = (...values: readonly (string | number)[]) => database.run({ name: 'test-order', text }, values);
  await add('a', 'one', 250, 42, 10);
  await expect(add('b', 'one', 250, 42, 10)).rejects.toThrow(/orders_provider_nonce_digest_key/);
  for (const sums of [
    [0, 0, 10],
    [-250, 0, 10],
    [250, 250, 10],
    [250, -1, 10],
    [250, 42, 0],
    [3_000_000_000, 42, 10],
  ])
    await expect(add('c', 'two', ...sums), `${sums}`).rejects.toThrow();
});
