import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { faultOfProductionConfig } from './check-production-config.ts';
import { readConfig } from './config.ts';

const good = {
  GAME_ENV: 'production',
  PUBLIC_URL: 'https://game.example',
  SIGNING_SECRET: randomBytes(32).toString('hex'),
};
const faultOf = (changed: Record<string, string>) => faultOfProductionConfig(readConfig({ ...good, ...changed }));

test('names the setting that stops a server for strangers, and its remedy', {
  meta: { asvs: ['11.2.3', '12.2.1'] },
}, () => {
  expect(faultOf({})).toBeUndefined();
  expect(faultOf({ PUBLIC_URL: '' })).toMatch(/^PUBLIC_URL is not set.*https/);
  expect(faultOf({ PUBLIC_URL: 'http://game.example' })).toMatch(/^PUBLIC_URL is "http:\/\/game.example".*https/);
  expect(faultOf({ RATE_LIMITS: 'off' })).toMatch(/^RATE_LIMITS is "off"/);
  expect(faultOf({ SIGNING_SECRET: 'a'.repeat(40) })).toMatch(/^SIGNING_SECRET repeats itself.*openssl/);
  expect(faultOf({ GAME_ENV: 'beta', PUBLIC_URL: '' })).toContain('GAME_ENV beta');
});

test('allows all of that in local and staging', () => {
  for (const GAME_ENV of ['local', 'staging'])
    expect(faultOf({ GAME_ENV, PUBLIC_URL: '', RATE_LIMITS: 'off', SIGNING_SECRET: 'a'.repeat(40) })).toBeUndefined();
});

test('refuses values that no server can use, with the name of the setting', () => {
  for (const [name, value] of [
    ['PORT', '99999'],
    ['PORT', '-1'],
    ['TRUST_PROXY', '-1'],
    ['LOG_LEVEL', 'loud'],
  ] as const)
    expect(() => readConfig({ [name]: value })).toThrow(`${name} is "${value}"`);
});
