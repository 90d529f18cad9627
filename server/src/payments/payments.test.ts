import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { aGateway } from '../testing/a-gateway.ts';
import { aPlayer } from '../testing/a-player.ts';
import { aServer } from '../testing/a-server.ts';

test('with PAYMENTS=braintree a page gets a client token and the prices of the file', async () => {
  const gateway = await aGateway();
  const { payments, merchantId } = readConfig({ ...gateway.variables, PAYMENTS: 'braintree' });
  expect(payments).toEqual({ provider: 'braintree', account: gateway.settings });
  expect(merchantId).toBe('the-game');
  const server = await aServer({ options: { payments } });
  const { token } = await aPlayer(server);

  const { body } = await server.call('GET /nex/braintreenexoptions/:id', { id: 'SEK' }, token);
  expect(body).toMatchObject({ isSuccess: true, provider: 'braintree', currencyCode: 'SEK' });
  expect(body.clientRequestToken).not.toBe('');
  expect(body).not.toHaveProperty('testCards');
});

test('a currency without merchant account stops the start with the name of the setting', async () => {
  const gateway = await aGateway();
  const { AUD: _, CAD: __, ...accounts } = gateway.settings.accounts;
  const payments = { provider: 'braintree', account: { ...gateway.settings, accounts } } as const;
  await expect(aServer({ options: { payments } })).rejects.toThrow(
    'There are prices in AUD, CAD, but BRAINTREE_ACCOUNT_AUD, BRAINTREE_ACCOUNT_CAD is missing.',
  );

  const file = join(mkdtempSync(join(tmpdir(), 'prices-')), 'prices.json');
  const membership = { plan: 'month', price: 750, enhanced: { addOn: 'more', amount: 500 } };
  const inPounds = { GBP: { vatPercent: 20, packages: [{ fate: 10, price: 250 }], membership } };
  writeFileSync(file, JSON.stringify(inPounds));
  await expect(aServer({ options: { payments, pricesFile: file } })).resolves.toBeDefined();
});
