import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CurrencyCode, currencies, type FatePackage, type NexOptionsReply } from '@underhall/contract';
import { type Static, Type } from 'typebox';
import { Check, Errors } from 'typebox/value';
import { CannotStart } from '../db/cannot-start.ts';
import type { Money } from './payment-provider.ts';

/** The highest price, in minor units: no sum of prices leaves the whole numbers. */
const highestPrice = 1_000_000_00;

const Price = Type.Integer({ minimum: 1, maximum: highestPrice });
const Word = Type.String({ minLength: 1, maxLength: 100 });
const closed = { additionalProperties: false };

const PriceListSchema = Type.Object(
  {
    /** The tax that is in every price, in percent. */
    vatPercent: Type.Number({ minimum: 0, maximum: 50 }),
    packages: Type.Array(Type.Object({ fate: Type.Integer({ minimum: 1, maximum: 100_000 }), price: Price }, closed), {
      minItems: 1,
      maxItems: 20,
    }),
    /** The plan of a month, and what is paid besides for its higher tier, by their ids with the provider. */
    membership: Type.Object(
      { plan: Word, price: Price, enhanced: Type.Object({ addOn: Word, amount: Price }, closed) },
      closed,
    ),
  },
  closed,
);

const PricesSchema = Type.Object(
  Object.fromEntries(currencies.map((code) => [code, Type.Optional(PriceListSchema)])),
  closed,
);

/** The prices in one currency, in its minor units. */
export type PriceList = Static<typeof PriceListSchema>;
/** The price list: the one place that prices come from. A currency that is left out is not sold in. */
export type Prices = Readonly<Partial<Record<CurrencyCode, PriceList>>>;

const ownFile = join(import.meta.dirname, '../../prices.json');
const help = 'docs/operators/money.md says what it holds.';

/**
 * Reads the prices from the operator's file, or those that come with the program.
 *
 * @throws CannotStart in words that name the file, the place in it and what it should hold
 */
export function readPrices(file = ownFile): Prices {
  const cannot = (fault: string) => new CannotStart(`PRICES_FILE ${file} ${fault} ${help}`);
  let found: unknown;
  try {
    found = JSON.parse(readFileSync(file, 'utf8'));
  } catch (failure) {
    throw cannot(`cannot be read: ${(failure as Error).message}.`);
  }
  if (!Check(PricesSchema, found)) throw cannot(`does not fit: ${faultIn(found)}.`);
  const prices = found as Prices;
  if (currenciesIn(prices).length === 0) throw cannot(`sells in no currency: it can be ${currencies.join(', ')}.`);
  const twice = saidTwice(prices);
  if (twice) throw cannot(`says ${twice} twice.`);
  return prices;
}

function faultIn(found: unknown): string {
  const [first] = Errors(PricesSchema, found);
  if (!first) return 'it is no price list';
  const place = first.instancePath.split('/').filter(Boolean).join('.');
  const extra = (first.params as { additionalProperties?: readonly string[] }).additionalProperties;
  return `${place || 'the whole'} ${first.message}${extra ? ` (${extra.join(', ')})` : ''}`;
}

/** Something that has to be known apart and is not: an amount of Fate in a currency, a plan or an add-on anywhere. */
function saidTwice(prices: Prices): string | undefined {
  const lists = Object.entries(prices);
  const amounts = lists.flatMap(([code, { packages }]) => packages.map(({ fate }) => `${code} ${fate}`));
  const plans = lists.flatMap(([, { membership }]) => [membership.plan, membership.enhanced.addOn]);
  return [amounts, plans].map((words) => words.find((word, at) => words.indexOf(word) !== at)).find(Boolean);
}

/** The currencies that are sold in, in the order of the price list: the first is the seller's own. */
export const currenciesIn = (prices: Prices): readonly CurrencyCode[] => Object.keys(prices) as CurrencyCode[];

/** Returns the prices of a currency, whatever a caller calls it; none where nothing is sold in it. */
export function pricesIn(prices: Prices, code: string): (PriceList & { readonly currency: CurrencyCode }) | undefined {
  const currency = currencies.find((each) => each === code.toUpperCase());
  const list = currency && prices[currency];
  return list && { ...list, currency };
}

/** The price of an amount of Fate, and the tax that is in it; undefined where the amount is not on the list. */
export function priceOf(
  prices: Prices,
  code: string,
  fate: number,
): { readonly price: Money; readonly vat: Money } | undefined {
  const list = pricesIn(prices, code);
  const found = list?.packages.find((each) => each.fate === fate);
  if (!list || !found) return undefined;
  const { currency, vatPercent } = list;
  return {
    price: { currency, minor: found.price },
    vat: { currency, minor: vatIn(found.price, vatPercent) },
  };
}

/** The tax that is in a price, to the nearest minor unit. */
export const vatIn = (minor: number, percent: number): number => Math.round((minor * percent) / (100 + percent));

export const currencySigns: Readonly<Record<CurrencyCode, string>> = {
  GBP: '£',
  USD: '$',
  EUR: '€',
  AUD: 'A$',
  CAD: 'C$',
  SEK: 'kr',
};

/** An amount in whole units of its currency, which all have a hundred of the minor ones. */
export const majorOf = ({ minor }: Money): number => minor / 100;

/** A price as a reader sees it: £19.99. */
export const inWords = ({ currency, minor }: Money): string => {
  const amount = `${Math.trunc(minor / 100)}.${String(minor % 100).padStart(2, '0')}`;
  return currency === 'SEK' ? `${amount} kr` : `${currencySigns[currency]}${amount}`;
};

/** Digits after the point of each currency, by ISO 4217. */
const fractionDigits: Readonly<Record<CurrencyCode, number>> = { GBP: 2, USD: 2, EUR: 2, AUD: 2, CAD: 2, SEK: 2 };

/**
 * An amount in whole minor units as decimal text: 1999 of USD are `19.99`. The digits are moved, and nothing is divided.
 *
 * @throws RangeError for what is no whole number from 0 on that can be told exactly
 */
export function amountText({ currency, minor }: Money): string {
  if (!Number.isSafeInteger(minor) || minor < 0) throw new RangeError('An amount is a whole number of minor units.');
  const places = fractionDigits[currency];
  if (places === 0) return String(minor);
  const digits = String(minor).padStart(places + 1, '0');
  return `${digits.slice(0, -places)}.${digits.slice(-places)}`;
}

/**
 * The minor units that a decimal text stands for.
 *
 * @throws RangeError for any other text than `amountText` writes, save for noughts that are left out at its end
 */
export function minorUnits(text: string, currency: CurrencyCode): number {
  const places = fractionDigits[currency];
  const [, whole = '', fraction = ''] = /^(\d+)(?:\.(\d+))?$/.exec(text) ?? [];
  const minor = Number(`${whole}${fraction.padEnd(places, '0')}`);
  if (whole === '' || fraction.length > places || !Number.isSafeInteger(minor))
    throw new RangeError('An amount from the provider cannot be read.');
  return minor;
}

type Shown = Pick<NexOptionsReply, 'packages' | 'currencyCode' | 'currencies'>;

/** The packages of Fate in one currency, as a page shows them; nothing where none are sold in it. */
export function presentPackages(prices: Prices, code: string): Shown | undefined {
  const list = pricesIn(prices, code);
  return (
    list && {
      currencyCode: list.currency,
      packages: list.packages.map((each) => presentPackage(list, each)),
      currencies: currenciesIn(prices).map((each) => ({ code: each, sign: currencySigns[each] })),
    }
  );
}

function presentPackage(
  { currency, vatPercent }: NonNullable<ReturnType<typeof pricesIn>>,
  { fate, price: minor }: PriceList['packages'][number],
): FatePackage {
  return {
    quantity: fate,
    currency: { code: currency, sign: currencySigns[currency] },
    currencyAmount: majorOf({ currency, minor }),
    valueAddedTax: majorOf({ currency, minor: vatIn(minor, vatPercent) }),
  };
}
