import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { providersIn } from './provider-settings.ts';
import { providerTable } from './provider-table.ts';

const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const key = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
const apple = { APPLE_CLIENT_ID: 'game', APPLE_TEAM_ID: 'T', APPLE_KEY_ID: 'K', APPLE_PRIVATE_KEY: key };

test('a provider exists once all its settings are set, with its own addresses', () => {
  expect(providersIn({}, 'production')).toEqual([]);
  expect(providersIn({ GOOGLE_CLIENT_ID: 'game', GOOGLE_CLIENT_SECRET: 's', ...apple }, 'production')).toEqual([
    { provider: 'Google', clientId: 'game', secret: { clientSecret: 's' }, addresses: providerTable.Google.addresses },
    {
      provider: 'Apple',
      clientId: 'game',
      secret: { teamId: 'T', keyId: 'K', privateKey: key },
      addresses: providerTable.Apple.addresses,
    },
  ]);
});

test('the server refuses to start with a half-configured provider and names the missing settings', () => {
  expect(() => providersIn({ GOOGLE_CLIENT_ID: 'game' }, 'local')).toThrow('GOOGLE_CLIENT_SECRET is missing');
  expect(() => providersIn({ FACEBOOK_CLIENT_SECRET: 's' }, 'local')).toThrow('FACEBOOK_CLIENT_ID is missing');
  expect(() => providersIn({ APPLE_CLIENT_ID: 'game', APPLE_KEY_ID: 'K' }, 'local')).toThrow(
    'APPLE_TEAM_ID, APPLE_PRIVATE_KEY is missing',
  );
});

test('reads a secret or Apple’s multi-line key from a file, and never repeats an unreadable one', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'secret-')), 'google');
  writeFileSync(file, 'from a file\n');
  const [google] = providersIn({ GOOGLE_CLIENT_ID: 'game', GOOGLE_CLIENT_SECRET_FILE: file }, 'local');
  expect(google?.secret).toEqual({ clientSecret: 'from a file' });
  expect(() => providersIn({ GOOGLE_CLIENT_ID: 'g', GOOGLE_CLIENT_SECRET_FILE: `${file}x` }, 'local')).toThrow(
    'cannot be read',
  );

  const [inOne] = providersIn({ ...apple, APPLE_PRIVATE_KEY: key.replaceAll('\n', '\\n') }, 'local');
  expect(inOne?.secret).toMatchObject({ privateKey: key });
  const wrong = () => providersIn({ ...apple, APPLE_PRIVATE_KEY: 'top secret' }, 'local');
  expect(wrong).toThrow('APPLE_PRIVATE_KEY cannot be read');
  expect(wrong).not.toThrow('top secret');
});

test('provider addresses can be replaced for tests, but never in production', () => {
  const google = { GOOGLE_CLIENT_ID: 'game', GOOGLE_CLIENT_SECRET: 's' };
  const elsewhere = { ...google, GOOGLE_ISSUER: 'http://localhost:1', GOOGLE_KEYS_URL: 'http://localhost:1/jwks' };
  const { browser: _real, ...known } = providerTable.Google.addresses;
  const expected = { ...known, issuers: ['http://localhost:1'], keys: 'http://localhost:1/jwks' };
  expect(providersIn(elsewhere, 'staging')[0]?.addresses).toEqual(expected);
  const browser = 'http://localhost:1/fedcm.json';
  const provider = providersIn({ ...elsewhere, GOOGLE_BROWSER_URL: browser }, 'staging')[0];
  expect(provider?.addresses).toEqual({ ...expected, browser });
  for (const environment of ['beta', 'production'] as const)
    expect(() => providersIn(elsewhere, environment)).toThrow('GOOGLE_ISSUER');
});
