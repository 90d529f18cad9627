import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CurrencyCode, currencies, type FatePackage, type NexOptionsReply } from '@underhall/contract';
import { type Static, Type } from 'typebox';
import { Check, Errors } from 'typebox/value';
import { CannotStart } from '../db/cannot-start.ts';
import type { Money } from './payment-provider.ts';

/** In minor units. Keeps sums of prices in the range of safe integers. */
const maxPrice = 1_000_000_00;

const Price = Type.Integer({ minimum: 1, maximum: maxPrice });
const Id = Type.String({ minLength: 1, maxLength: 100 });
const closed = { additionalProperties: false };

const PriceListSchema = Type.Object(
  {
    /** Tax included in every price, in percent. */
    vatPercent: Type.Number({ minimum: 0, maximum: 50 }),
    packages: Type.Array(Type.Object({ fate: Type.Integer({ minimum: 1, maximum: 100_000 }), price: Price }, closed), {
      minItems: 1,
      maxItems: 20,
    }),
    /** The monthly plan and its higher-tier add-on, with their IDs at the provider. */
    membership: Type.Object(
      { plan: Id, price: Price, enhanced: Type.Object({ addOn: Id, amount: Price }, closed) },
      closed,
    ),
  },
  closed,
);

const PricesSchema = Type.Object(
  Object.fromEntries(currencies.map((code) => [code, Type.Optional(PriceListSchema)])),
  closed,
);

/** Prices in minor units of one currency. */
export type PriceList = Static<typeof PriceListSchema>;
/** A currency without a price list is not for sale. */
export type Prices = Readonly<Partial<Record<CurrencyCode, PriceList>>>;

const defaultFile = join(import.meta.dirname, '../../prices.json');
const help = 'See docs/operators/money.md.';

/** @throws CannotStart that names the file, the position and the error */
export function readPrices(file = defaultFile): Prices {
  const cannot = (fault: string) => new CannotStart(`PRICES_FILE ${file} ${fault} ${help}`);
  let found: unknown;
  try {
    found = JSON.parse(readFileSync(file, 'utf8'));
  } catch (failure) {
    throw cannot(`cannot be read: ${(failure as Error).message}.`);
  }
  if (!Check(PricesSchema, found)) throw cannot(`is invalid: ${describeFault(found)}.`);
  const prices = found as Prices;
  if (currenciesOf(prices).length === 0) throw cannot(`has no currency. Use ${currencies.join(', ')}.`);
  const duplicate = findDuplicate(prices);
  if (duplicate) throw cannot(`contains ${duplicate} twice.`);
  return prices;
}

function describeFault(found: unknown): string {
  const [first] = Errors(PricesSchema, found);
  if (!first) return 'it is not a price list';
  const place = first.instancePath.split('/').filter(Boolean).join('.');
  const extra = (first.params as { additionalProperties?: readonly string[] }).additionalProperties;
  return `${place || 'the file'} ${first.message}${extra ? ` (${extra.join(', ')})` : ''}`;
}

/** Fate amounts must be unique in a currency, and plan and add-on IDs everywhere. */
function findDuplicate(prices: Prices): string | undefined {
  const lists = Object.entries(prices);
  const amounts = lists.flatMap(([code, { packages }]) => packages.map(({ fate }) => `${code} ${fate}`));
  const plans = lists.flatMap(([, { membership }]) => [membership.plan, membership.enhanced.addOn]);
  return [amounts, plans].map((keys) => keys.find((key, at) => keys.indexOf(key) !== at)).find(Boolean);
}

/** In the order of the price list. The seller's own currency is first. */
export const currenciesOf = (prices: Prices): readonly CurrencyCode[] => Object.keys(prices) as CurrencyCode[];

/** `code` can be any text. */
export function pricesFor(prices: Prices, code: string): (PriceList & { readonly currency: CurrencyCode }) | undefined {
  const currency = currencies.find((each) => each === code.toUpperCase());
  const list = currency && prices[currency];
  return list && { ...list, currency };
}

/** Returns undefined if that amount of Fate is not for sale. `price` includes `vat`. */
export function priceOf(
  prices: Prices,
  code: string,
  fate: number,
): { readonly price: Money; readonly vat: Money } | undefined {
  const list = pricesFor(prices, code);
  const found = list?.packages.find((each) => each.fate === fate);
  if (!list || !found) return undefined;
  const { currency, vatPercent } = list;
  return {
    price: { currency, minor: found.price },
    vat: { currency, minor: vatOf(found.price, vatPercent) },
  };
}

/** The tax included in a price, to the nearest minor unit. */
export const vatOf = (minor: number, percent: number): number => Math.round((minor * percent) / (100 + percent));

export const currencySigns: Readonly<Record<CurrencyCode, string>> = {
  GBP: '£',
  USD: '$',
  EUR: '€',
  AUD: 'A$',
  CAD: 'C$',
  SEK: 'kr',
};

/** The amount in whole units. All our currencies have 100 minor units. */
export const majorUnits = ({ minor }: Money): number => minor / 100;

const isSignBehind: Readonly<Record<CurrencyCode, boolean>> = {
  GBP: false,
  USD: false,
  EUR: false,
  AUD: false,
  CAD: false,
  SEK: true,
};

/** £19.99, 575.00 kr */
export const formatPrice = ({ currency, minor }: Money): string => {
  const amount = `${Math.trunc(minor / 100)}.${String(minor % 100).padStart(2, '0')}`;
  const sign = currencySigns[currency];
  return isSignBehind[currency] ? `${amount} ${sign}` : `${sign}${amount}`;
};

/** @throws RangeError if this server does not support the ISO 4217 code */
export function currencyOf(code: string): CurrencyCode {
  const currency = currencies.find((each) => each === code);
  if (currency === undefined) throw new RangeError(`The provider reports an amount in the unknown currency ${code}.`);
  return currency;
}

/** Number of decimals (ISO 4217). */
const fractionDigits: Readonly<Record<CurrencyCode, number>> = { GBP: 2, USD: 2, EUR: 2, AUD: 2, CAD: 2, SEK: 2 };

/**
 * Moves digits instead of dividing, to avoid rounding errors: 1999 of USD is `19.99`.
 *
 * @throws RangeError if `minor` is negative or not a safe integer
 */
export function toDecimal({ currency, minor }: Money): string {
  if (!Number.isSafeInteger(minor) || minor < 0) throw new RangeError('An amount is a whole number of minor units.');
  const places = fractionDigits[currency];
  if (places === 0) return String(minor);
  const digits = String(minor).padStart(places + 1, '0');
  return `${digits.slice(0, -places)}.${digits.slice(-places)}`;
}

/**
 * Trailing zeros are optional.
 *
 * @throws RangeError if the text has another format
 */
export function parseDecimal(text: string, currency: CurrencyCode): number {
  const places = fractionDigits[currency];
  const [, whole = '', fraction = ''] = /^(\d+)(?:\.(\d+))?$/.exec(text) ?? [];
  const minor = Number(`${whole}${fraction.padEnd(places, '0')}`);
  if (whole === '' || fraction.length > places || !Number.isSafeInteger(minor))
    throw new RangeError('An amount from the provider cannot be read.');
  return minor;
}

type PackageOffer = Pick<NexOptionsReply, 'packages' | 'currencyCode' | 'currencies'>;

/** Returns undefined if nothing is for sale in that currency. */
export function presentPackages(prices: Prices, code: string): PackageOffer | undefined {
  const list = pricesFor(prices, code);
  return (
    list && {
      currencyCode: list.currency,
      packages: list.packages.map((each) => presentPackage(list, each)),
      currencies: currenciesOf(prices).map((each) => ({ code: each, sign: currencySigns[each] })),
    }
  );
}

function presentPackage(
  { currency, vatPercent }: NonNullable<ReturnType<typeof pricesFor>>,
  { fate, price: minor }: PriceList['packages'][number],
): FatePackage {
  return {
    quantity: fate,
    currency: { code: currency, sign: currencySigns[currency] },
    currencyAmount: majorUnits({ currency, minor }),
    valueAddedTax: majorUnits({ currency, minor: vatOf(minor, vatPercent) }),
  };
}
