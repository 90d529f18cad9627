import { aWorld } from '@underhall/engine/testing';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../db/connection.ts';
import { aGateway } from '../testing/a-gateway.ts';
import { aHome, killNine } from '../testing/a-process.ts';
import { aServer } from '../testing/a-server.ts';
import { amount } from '../testing/a-shop.ts';
import { aConnection } from '../testing/database.ts';
import { arriveAt, ask, untilQuiet, whenKilled } from '../testing/from-outside.ts';
import { syncUnresolvedOrders } from './settle-orders.ts';

const { pack } = aWorld();
const isAskedAbout = (nonce: string) => `GET /payment_method_nonces/${nonce}`;

/** Steps of a purchase: what the gateway does, how the test sees that the step is reached, and the final state. */
const steps = [
  {
    at: 'the lookup of the card, before anything is charged',
    fault: { on: (nonce: string) => isAskedAbout(nonce), how: 'hang' },
    isThere: (calls: readonly string[], nonce: string) => calls.includes(isAskedAbout(nonce)),
    ends: 'declined',
  },
  {
    at: 'a charge that was made, before its reply',
    fault: { on: () => 'POST /transactions', how: 'hang' },
    isThere: (calls: readonly string[]) => calls.includes('POST /transactions'),
    ends: 'settled',
  },
  {
    at: 'a charge that never arrived, before its reply',
    fault: { on: () => 'POST /transactions', how: 'stall' },
    isThere: (calls: readonly string[]) => calls.includes('POST /transactions'),
    ends: 'declined',
  },
] as const;

test('an order is charged and credited once if server and gateway are killed at any step', async () => {
  const connection = await aConnection();
  const database = await openDatabase(connection, 2);
  onTestFinished(() => database.close());
  const gateway = await aGateway();
  const home = await aHome(pack, connection, { ...gateway.variables, PAYMENTS: 'braintree' });
  const payments = { provider: 'braintree', account: gateway.settings } as const;
  const after = await aServer({ pack, database, options: { payments } });
  let server = await home.start();
  const { id, token } = await arriveAt(server, 'Killed at the Checkout');
  let credited = 0;

  for (const [step, { at, fault, isThere, ends }] of steps.entries()) {
    const nonce = `fake-valid-nonce-${step}`;
    const asked = { nonce, paymentType: 'card', nexAmount: amount, currencyCode: 'GBP' };
    const buy = () => ask(server, 'POST /nex/purchasenexbraintreepaymentmethod', asked, { token });
    const before = (await gateway.transactions()).length;
    await gateway.panel('fault', { on: fault.on(nonce), how: fault.how });
    const bought = buy().catch(whenKilled);
    await expect.poll(async () => isThere(await gateway.calls(), nonce), { timeout: 20_000 }).toBe(true);
    await killNine(server);
    await gateway.killNine();
    expect(await bought, at).toBeUndefined();

    server = await home.start();
    await untilQuiet(database);
    const text = `update orders set sent_at = sent_at - interval '11 minutes', created_at = created_at - interval '11 minutes'`;
    await database.run({ name: 'test-age', text });
    for (let times = 0; times < 2; times++)
      await syncUnresolvedOrders(after.deps, (complaint) => expect(complaint).toBe('nothing'));
    // The page repeats the request when the server is back.
    expect((await buy()).state, at).toBe(ends);
    if (ends === 'settled') credited++;
    expect((await gateway.transactions()).length - before, at).toBe(ends === 'settled' ? 1 : 0);
    expect((await after.deps.characters.load(id))?.character.fate, at).toBe(credited * amount);
  }
  const said = (await killed(server)).said;
  for (const secret of ['fake-valid-nonce', gateway.settings.privateKey, gateway.settings.publicKey])
    expect(said).not.toContain(secret);
}, 300_000);

async function killed(server: Parameters<typeof killNine>[0]) {
  await killNine(server);
  return server.ended;
}
