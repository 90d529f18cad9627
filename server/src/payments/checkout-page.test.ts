import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { pagePolicy } from '../http/security-headers.ts';
import type { ServerOptions } from '../server-options.ts';
import { aServer } from '../testing/a-server.ts';
import { checkoutPolicy } from './checkout-policy.ts';

const template = join(import.meta.dirname, '../../../web/checkout.html');

/** A server with both pages as they are built. */
async function aShop(options: Partial<ServerOptions> = {}) {
  const webFolder = await mkdtemp(join(tmpdir(), 'underhall-checkout-'));
  onTestFinished(() => rm(webFolder, { recursive: true }));
  await writeFile(join(webFolder, 'index.html'), '<!doctype html><title>Underhall</title>');
  await writeFile(join(webFolder, 'checkout.html'), await readFile(template, 'utf8'));
  const { app } = await aServer({ options: { payments: { provider: 'test' }, ...options, webFolder } });
  return async (url: string, host: string) => {
    const { statusCode, headers, payload } = await app.inject({ url, headers: { host } });
    return { statusCode, policy: String(headers['content-security-policy']), payload };
  };
}

const settingsOf = (page: string) =>
  JSON.parse(/<script type="application\/json" id="checkout-settings">(.*?)<\/script>/.exec(page)?.[1] ?? '');

const separate = {
  publicUrl: 'https://game.example',
  checkout: { url: 'https://pay.game.example', wallets: ['google'], googlePayMerchantId: 'BCR2DN' },
} as const;

test('on a local machine the checkout is at the other loopback name, and only the game may frame it', async () => {
  const get = await aShop();
  const checkout = await get('/checkout', 'localhost:8080');
  expect(checkout.statusCode).toBe(200);
  expect(settingsOf(checkout.payload)).toMatchObject({
    game: 'http://127.0.0.1:8080',
    seller: 'Underhall',
    wallets: [],
  });
  expect(checkout.policy).toBe(checkoutPolicy('test', 'http://127.0.0.1:8080'));
  expect(checkout.policy).toContain('frame-ancestors http://127.0.0.1:8080');
  expect(JSON.parse((await get('/api/extra/config', '127.0.0.1:8080')).payload)).toMatchObject({
    payments: 'test',
    checkoutUrl: 'http://localhost:8080/checkout',
  });
});

test('the game’s page keeps its policy and may frame the checkout', async () => {
  const get = await aShop(separate);
  const { policy } = await get('/', 'game.example');
  expect(policy).toContain("script-src 'self'; ");
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy.replace('frame-src https://pay.game.example; ', '')).toBe(pagePolicy);
});

test('the checkout’s own host serves no page of the game, and the game’s host no checkout', async () => {
  const get = await aShop(separate);
  const { payload, statusCode } = await get('/checkout?x=1', 'pay.game.example');
  expect(statusCode).toBe(200);
  expect(settingsOf(payload)).toEqual({
    game: 'https://game.example',
    seller: 'Underhall',
    wallets: ['google'],
    googleMerchantId: 'BCR2DN',
  });
  for (const url of ['/', '/fate', '/api/extra/config', '/api/character/myself', '/images/1/ui/velvet-384.avif'])
    expect([url, (await get(url, 'pay.game.example')).statusCode]).toEqual([url, 404]);
  expect((await get('/checkout', 'game.example')).statusCode).toBe(404);
  expect((await get('/checkout', 'elsewhere.example')).statusCode).toBe(404);
  expect((await get('/healthz', 'pay.game.example')).statusCode).toBe(200);
});

test('a server that sells nothing has no checkout and frames nothing', async () => {
  const get = await aShop({ payments: { provider: 'off' } });
  expect((await get('/', '127.0.0.1:8080')).policy).toBe(pagePolicy);
  expect((await get('/checkout', 'localhost:8080')).payload).toContain('<title>Underhall');
  expect(JSON.parse((await get('/api/extra/config', '127.0.0.1:8080')).payload).checkoutUrl).toBeUndefined();
});

test('the policy of the checkout allows Braintree’s hosts only with Braintree', () => {
  expect(checkoutPolicy('test', 'https://game.example').match(/https:[^; ]*/g)).toEqual(['https://game.example']);
  expect(checkoutPolicy('test', 'https://game.example')).toContain("script-src 'self';");
  const real = checkoutPolicy('braintree', 'https://game.example');
  expect(real).toContain('https://js.braintreegateway.com');
  expect(real).toContain('frame-ancestors https://game.example');
  expect(real).not.toContain('unsafe-eval');
});

test('the Apple Pay domain file is served unchanged at its well-known path', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'underhall-apple-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, 'proof'), '7B227073704964');
  const address = '/.well-known/apple-developer-merchantid-domain-association';
  const get = await aShop({
    ...separate,
    checkout: { ...separate.checkout, applePayDomainFile: join(folder, 'proof') },
  });
  for (const host of ['pay.game.example', 'game.example']) {
    expect(await get(address, host)).toMatchObject({ statusCode: 200, payload: '7B227073704964' });
  }
});
