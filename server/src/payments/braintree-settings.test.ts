import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { currencies } from '@underhall/contract';
import { expect, test } from 'vitest';
import { standInAccount } from '../testing/gateway/start-stand-in.ts';
import { braintreeIn } from './braintree-settings.ts';

const forPlayers = { ...standInAccount, BRAINTREE_ENVIRONMENT: 'production' };

test('an account is read from its settings, and a key from its file', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'key-')), 'private');
  writeFileSync(file, 'from a file\n');
  const { BRAINTREE_PRIVATE_KEY: _, BRAINTREE_MERCHANT_ID: __, ...others } = forPlayers;

  expect(braintreeIn({ ...others, MERCHANT_ID: 'the-game', BRAINTREE_PRIVATE_KEY_FILE: file }, 'production')).toEqual({
    environment: 'production',
    merchantId: 'the-game',
    publicKey: 'public-key-of-tests',
    privateKey: 'from a file',
    accounts: Object.fromEntries(currencies.map((currency) => [currency, `game-${currency}`])),
  });
  expect(() => braintreeIn({ ...others, BRAINTREE_PRIVATE_KEY_FILE: `${file}x` }, 'local')).toThrow('cannot be read');
});

test('missing settings stop the start, named all at once and without repeating a key', () => {
  for (const name of Object.keys(standInAccount).filter((each) => !each.includes('ACCOUNT'))) {
    const without = Object.fromEntries(Object.entries(standInAccount).filter(([each]) => each !== name));
    expect(() => braintreeIn(without, 'local')).toThrow(`${name} is missing`);
    expect(() => braintreeIn(without, 'local')).not.toThrow('key-of-tests');
  }
  expect(() => braintreeIn({}, 'local')).toThrow(
    'BRAINTREE_ENVIRONMENT, BRAINTREE_MERCHANT_ID, BRAINTREE_PUBLIC_KEY, BRAINTREE_PRIVATE_KEY, BRAINTREE_ACCOUNT_GBP (or that of another currency) is missing',
  );
});

test('beta and production refuse the sandbox and a stand-in gateway', () => {
  const elsewhere = { BRAINTREE_GATEWAY_URL: 'http://127.0.0.1:9140' };
  for (const environment of ['beta', 'production'] as const) {
    expect(() => braintreeIn(standInAccount, environment)).toThrow('BRAINTREE_ENVIRONMENT is "sandbox"');
    expect(() => braintreeIn({ ...forPlayers, ...elsewhere }, environment)).toThrow('BRAINTREE_GATEWAY_URL');
  }
  for (const environment of ['local', 'staging'] as const)
    expect(braintreeIn({ ...standInAccount, ...elsewhere }, environment).standIn).toEqual({
      host: '127.0.0.1',
      port: '9140',
    });
  expect(() => braintreeIn({ ...standInAccount, BRAINTREE_GATEWAY_URL: 'https://x' }, 'local')).toThrow(
    'http://127.0.0.1',
  );
  expect(() => braintreeIn({ ...standInAccount, BRAINTREE_ENVIRONMENT: 'live' }, 'local')).toThrow(
    'BRAINTREE_ENVIRONMENT is "live"; it can be sandbox, production.',
  );
});
