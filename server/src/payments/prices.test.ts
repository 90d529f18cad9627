import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { currencies } from '@underhall/contract';
import fc, { assert, constantFrom, nat, property } from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../config.ts';
import { formatPrice, parseDecimal, priceOf, readPrices, toDecimal, vatOf } from './prices.ts';

const own = readPrices();

/** The error message for a price file with this content. */
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

test('the default prices are in six currencies and include tax', {
  meta: { rows: ['C-PAY-029'] },
}, () => {
  expect(Object.keys(own).sort()).toEqual([...currencies].sort());
  for (const code of currencies) {
    for (const { fate, price } of own[code]?.packages ?? []) {
      const found = priceOf(own, code, fate);
      expect(found?.price).toEqual({ currency: code, minor: price });
      expect(found?.vat.minor).toBe(vatOf(price, own[code]?.vatPercent ?? Number.NaN));
    }
  }
  expect(own.USD?.membership.price).toBe(900);
});

test('only the amounts in the price list have a price', () => {
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

test('the tax is the nearest whole number of minor units to its share of the price', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000_000 }), fc.integer({ min: 0, max: 50 }), (price, percent) => {
      const vat = vatOf(price, percent);
      expect(Number.isSafeInteger(vat) && vat >= 0 && vat < price + 1).toBe(true);
      expect(Math.abs(vat * (100 + percent) - price * percent)).toBeLessThanOrEqual((100 + percent) / 2);
    }),
  );
});

test('prices are formatted with two decimals and the sign of their currency', () => {
  expect([
    formatPrice({ currency: 'GBP', minor: 250 }),
    formatPrice({ currency: 'USD', minor: 5 }),
    formatPrice({ currency: 'SEK', minor: 57_500 }),
  ]).toEqual(['£2.50', '$0.05', '575.00 kr']);
});

test('an invalid price file stops the start with a message that names place and fault', async () => {
  expect(await faultOf({ GBP: gbp })).toBe('none');
  expect(await faultOf('{')).toMatch(/^PRICES_FILE .*prices\.json cannot be read: .*money\.md/);
  expect(await faultOf({})).toContain('has no currency. Use GBP, USD');
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
  expect(await faultOf(withPackages(twice))).toContain('contains GBP 10 twice');
  expect(await faultOf({ GBP: gbp, USD: gbp })).toContain('contains exceptional-friendship-gbp twice');
});

test('payments are off by default, and by the test provider on a local machine', () => {
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

test('minor units are the same after conversion to decimal text and back', () => {
  void assert(
    property(nat({ max: 2 ** 31 - 1 }), constantFrom(...currencies), (minor, currency) => {
      const text = toDecimal({ currency, minor });
      expect(text).toMatch(/^\d+\.\d\d$/);
      expect(parseDecimal(text, currency)).toBe(minor);
    }),
  );
  const decimalOf = (minor: number) => toDecimal({ currency: 'GBP', minor });
  expect([0, 1, 10, 99, 100, 1999, 9007199254740991].map(decimalOf)).toEqual([
    '0.00',
    '0.01',
    '0.10',
    '0.99',
    '1.00',
    '19.99',
    '90071992547409.91',
  ]);
  expect(parseDecimal('19.9', 'GBP')).toBe(1990);
  expect(parseDecimal('19', 'GBP')).toBe(1900);
});

test('both conversions reject amounts that are not whole minor units', () => {
  for (const minor of [-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])
    expect(() => toDecimal({ currency: 'USD', minor })).toThrow(RangeError);
  for (const text of ['', '1,00', '-1.00', '1.000', '1e3', '.5', '1.', ' 1.00', '99999999999999999.00'])
    expect(() => parseDecimal(text, 'USD'), text).toThrow(RangeError);
});
