import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { currencies } from '@underhall/contract';
import fc, { assert, constantFrom, nat, property } from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../config.ts';
import { amountText, inWords, minorUnits, priceOf, readPrices, vatIn } from './prices.ts';

const own = readPrices();

/** The fault of a file that holds this. */
async function faultOf(content: unknown): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'underhall-prices-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const file = join(folder, 'prices.json');
  await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content));
  try {
    readPrices(file);
    return 'none';
  } catch (failure) {
    return (failure as Error).message;
  }
}

const gbp = own.GBP as NonNullable<typeof own.GBP>;
const withPackages = (packages: readonly object[]) => ({ GBP: { ...gbp, packages } });

test('the prices that come with the program are in six currencies, each with the tax in it', {
  meta: { rows: ['C-PAY-029'] },
}, () => {
  expect(Object.keys(own).sort()).toEqual([...currencies].sort());
  for (const code of currencies) {
    for (const { fate, price } of own[code]?.packages ?? []) {
      const found = priceOf(own, code, fate);
      expect(found?.price).toEqual({ currency: code, minor: price });
      expect(found?.vat.minor).toBe(vatIn(price, own[code]?.vatPercent ?? Number.NaN));
    }
  }
  expect(own.USD?.membership.price).toBe(900);
});

test('what stands in the list costs what stands there, and nothing else is sold', () => {
  expect(priceOf(own, 'gbp', 10)).toEqual({
    price: { currency: 'GBP', minor: 250 },
    vat: { currency: 'GBP', minor: 42 },
  });
  for (const [code, amount] of [
    ['GBP', 11],
    ['GBP', -10],
    ['GBP', 10.5],
    ['GBP', Number.NaN],
    ['JPY', 10],
    ['', 10],
    ['__proto__', 10],
  ] as const)
    expect(priceOf(own, code, amount), `${code} ${amount}`).toBeUndefined();
});

test('the tax is a part of the price, in whole minor units, and nearest to the share that the law names', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000_000 }), fc.integer({ min: 0, max: 50 }), (price, percent) => {
      const vat = vatIn(price, percent);
      expect(Number.isSafeInteger(vat) && vat >= 0 && vat < price + 1).toBe(true);
      expect(Math.abs(vat * (100 + percent) - price * percent)).toBeLessThanOrEqual((100 + percent) / 2);
    }),
  );
});

test('prices are told with two decimals and the sign of their currency', () => {
  expect([
    inWords({ currency: 'GBP', minor: 250 }),
    inWords({ currency: 'USD', minor: 5 }),
    inWords({ currency: 'SEK', minor: 57_500 }),
  ]).toEqual(['£2.50', '$0.05', '575.00 kr']);
});

test('a file of prices that does not fit keeps the server from starting, in words that say where and what', async () => {
  expect(await faultOf({ GBP: gbp })).toBe('none');
  expect(await faultOf('{')).toMatch(/^PRICES_FILE .*prices\.json cannot be read: .*money\.md/);
  expect(await faultOf({})).toContain('sells in no currency: it can be GBP, USD');
  expect(await faultOf({ JPY: gbp })).toContain('JPY');
  expect(await faultOf(withPackages([{ fate: 10, price: 2.5 }]))).toContain('GBP.packages.0.price must be integer');
  expect(await faultOf(withPackages([{ fate: 10, price: 0 }]))).toContain('GBP.packages.0.price must be >= 1');
  expect(await faultOf(withPackages([{ fate: 10, price: 1e12 }]))).toContain('GBP.packages.0.price must be <=');
  expect(await faultOf(withPackages([]))).toContain('GBP.packages');
  expect(await faultOf(withPackages([{ fate: 10, prize: 250 }]))).toContain('GBP.packages.0');
  const twice = [
    { fate: 10, price: 250 },
    { fate: 10, price: 260 },
  ];
  expect(await faultOf(withPackages(twice))).toContain('says GBP 10 twice');
  expect(await faultOf({ GBP: gbp, USD: gbp })).toContain('says exceptional-friendship-gbp twice');
});

test('money is taken by nobody unless the operator says so; where one plays by oneself it is taken for testing', () => {
  const providerWith = (variables: Record<string, string>) => readConfig(variables).payments.provider;
  const beta = { PUBLIC_URL: 'https://game.example' };

  expect(providerWith({})).toBe('test');
  expect(providerWith({ PAYMENTS: 'off' })).toBe('off');
  expect(providerWith({ GAME_ENV: 'staging' })).toBe('off');
  expect(providerWith({ GAME_ENV: 'staging', PAYMENTS: 'test' })).toBe('test');
  for (const GAME_ENV of ['beta', 'production']) {
    expect(providerWith({ ...beta, GAME_ENV })).toBe('off');
    expect(() => providerWith({ ...beta, GAME_ENV, PAYMENTS: 'test' })).toThrow(/PAYMENTS is "test"; with GAME_ENV/);
  }
  expect(() => providerWith({ PAYMENTS: 'yes' })).toThrow(/PAYMENTS is "yes"; it can be off, test/);
});

test('minor units become decimal text and come back as they were, to the last of them', () => {
  void assert(
    property(nat({ max: 2 ** 31 - 1 }), constantFrom(...currencies), (minor, currency) => {
      const text = amountText({ currency, minor });
      expect(text).toMatch(/^\d+\.\d\d$/);
      expect(minorUnits(text, currency)).toBe(minor);
    }),
  );
  const told = (minor: number) => amountText({ currency: 'GBP', minor });
  expect([0, 1, 10, 99, 100, 1999, 9007199254740991].map(told)).toEqual([
    '0.00',
    '0.01',
    '0.10',
    '0.99',
    '1.00',
    '19.99',
    '90071992547409.91',
  ]);
  expect(minorUnits('19.9', 'GBP')).toBe(1990);
  expect(minorUnits('19', 'GBP')).toBe(1900);
});

test('what is no whole amount is refused both ways', () => {
  for (const minor of [-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])
    expect(() => amountText({ currency: 'USD', minor })).toThrow(RangeError);
  for (const text of ['', '1,00', '-1.00', '1.000', '1e3', '.5', '1.', ' 1.00', '99999999999999999.00'])
    expect(() => minorUnits(text, 'USD'), text).toThrow(RangeError);
});
