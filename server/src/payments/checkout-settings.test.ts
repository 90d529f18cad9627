import { expect, test } from 'vitest';
import { checkoutPlaces } from './checkout-page.ts';
import { checkoutIn } from './checkout-settings.ts';

const real = { environment: 'production', publicUrl: 'https://game.example', provider: 'braintree' } as const;

test('a server that takes real cards from strangers does not start without a checkout at another origin', () => {
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

test('on a machine of one’s own, and with nothing for sale, none is needed', () => {
  const own = { environment: 'local', publicUrl: undefined } as const;
  for (const provider of ['off', 'test', 'braintree'] as const)
    expect(checkoutIn({}, { ...own, provider })).toEqual({ wallets: [] });
  expect(checkoutIn({}, { ...real, provider: 'off' })).toEqual({ wallets: [] });
});

test('wallets are named in a list, and others are refused by name', () => {
  const own = { environment: 'local', publicUrl: undefined, provider: 'braintree' } as const;
  expect(checkoutIn({ WALLETS: 'google, apple' }, own).wallets).toEqual(['google', 'apple']);
  expect(() => checkoutIn({ WALLETS: 'gold' }, own)).toThrow('WALLETS has "gold"');
});

test('a machine of one’s own has its checkout at the other of its two names; a host that has neither has none', () => {
  const { checkoutFor, gameFor } = checkoutPlaces({});
  expect(checkoutFor('127.0.0.1:8080')).toBe('http://localhost:8080/checkout');
  expect(checkoutFor('localhost:8080')).toBe('http://127.0.0.1:8080/checkout');
  expect(gameFor('localhost:8080')).toBe('http://127.0.0.1:8080');
  for (const host of ['192.168.0.2:8080', 'game.example', 'localhost.example', 'constructor']) {
    expect([checkoutFor(host), gameFor(host)]).toEqual([undefined, undefined]);
  }
});

test('with addresses of the operator’s the checkout stands at its own host alone', () => {
  const places = checkoutPlaces({ checkout: { url: 'https://pay.game.example' }, publicUrl: 'https://game.example' });
  expect(places.checkoutFor('game.example')).toBe('https://pay.game.example/checkout');
  expect(places.gameFor('pay.game.example')).toBe('https://game.example');
  expect(places.gameFor('game.example')).toBeUndefined();
  expect([places.isCheckoutAlone('pay.game.example'), places.isCheckoutAlone('game.example')]).toEqual([true, false]);
});
