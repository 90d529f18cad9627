import { expect, test } from 'vitest';
import { checkoutOrigins } from './checkout-page.ts';
import { checkoutIn } from './checkout-settings.ts';

const real = { environment: 'production', publicUrl: 'https://game.example', provider: 'braintree' } as const;

test('a public server with real cards requires a checkout at another origin', () => {
  expect(() => checkoutIn({}, real)).toThrow(/CHECKOUT_URL is not set/);
  expect(() => checkoutIn({}, { ...real, environment: 'beta' })).toThrow(/CHECKOUT_URL is not set/);
  expect(() => checkoutIn({ CHECKOUT_URL: 'https://game.example/' }, real)).toThrow(/the game's own address/);
  expect(() => checkoutIn({ CHECKOUT_URL: 'http://pay.game.example' }, real)).toThrow(/has to be https/);
  expect(() => checkoutIn({ CHECKOUT_URL: 'pay.game.example' }, real)).toThrow(/CHECKOUT_URL is "pay.game.example"/);
  expect(() => checkoutIn({ CHECKOUT_URL: 'https://pay.game.example/till' }, real)).toThrow(/end with its host/);
  expect(() => checkoutIn({ CHECKOUT_URL: 'https://pay.game.example' }, { ...real, publicUrl: undefined })).toThrow(
    /PUBLIC_URL is not/,
  );
  expect(checkoutIn({ CHECKOUT_URL: 'https://pay.game.example/' }, real).url).toBe('https://pay.game.example');
});

test('a local machine and a server without payments need no checkout origin', () => {
  const own = { environment: 'local', publicUrl: undefined } as const;
  for (const provider of ['off', 'test', 'braintree'] as const)
    expect(checkoutIn({}, { ...own, provider })).toEqual({ wallets: [] });
  expect(checkoutIn({}, { ...real, provider: 'off' })).toEqual({ wallets: [] });
});

test('wallets are a list, and an unknown one is refused by name', () => {
  const own = { environment: 'local', publicUrl: undefined, provider: 'braintree' } as const;
  expect(checkoutIn({ WALLETS: 'google, apple' }, own).wallets).toEqual(['google', 'apple']);
  expect(() => checkoutIn({ WALLETS: 'gold' }, own)).toThrow('WALLETS has "gold"');
});

test('a local machine has its checkout at its other loopback name, and any other host has none', () => {
  const { checkoutUrlFor: checkoutFor, gameOriginFor: gameFor } = checkoutOrigins({});
  expect(checkoutFor('127.0.0.1:8080')).toBe('http://localhost:8080/checkout');
  expect(checkoutFor('localhost:8080')).toBe('http://127.0.0.1:8080/checkout');
  expect(gameFor('localhost:8080')).toBe('http://127.0.0.1:8080');
  for (const host of ['192.168.0.2:8080', 'game.example', 'localhost.example', 'constructor']) {
    expect([checkoutFor(host), gameFor(host)]).toEqual([undefined, undefined]);
  }
});

test('with both URLs set the checkout is only at its own host', () => {
  const places = checkoutOrigins({ checkout: { url: 'https://pay.game.example' }, publicUrl: 'https://game.example' });
  expect(places.checkoutUrlFor('game.example')).toBe('https://pay.game.example/checkout');
  expect(places.gameOriginFor('pay.game.example')).toBe('https://game.example');
  expect(places.gameOriginFor('game.example')).toBeUndefined();
  expect([places.isCheckoutOnlyHost('pay.game.example'), places.isCheckoutOnlyHost('game.example')]).toEqual([
    true,
    false,
  ]);
});
