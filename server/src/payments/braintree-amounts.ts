import type { CurrencyCode } from '@underhall/contract';
import type { Money } from './payment-provider.ts';

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
