import { expect, test } from 'vitest';
import {
  type BillingField,
  billingFields,
  countryChoices,
  countryCodeOf,
  emptyBilling,
  errorOf,
  guessCurrency,
  isValid,
  maxBillingLengths,
  proposedCountry,
  toSubmittedBilling,
} from './billing.ts';

const ada = {
  ...emptyBilling,
  email: 'ada@example.org',
  givenName: 'Ada',
  surname: 'Quill',
  streetAddress: '1 Long Stair',
  locality: 'Lampwick',
  postalCode: '12345',
};

test('names, address lines and city have at most 50 characters, and the postal code 10', {
  meta: { rows: ['C-PAY-015', 'C-PAY-016'] },
}, () => {
  const long: readonly BillingField[] = ['givenName', 'surname', 'streetAddress', 'extendedAddress', 'locality'];
  for (const field of long) {
    expect(maxBillingLengths[field]).toBe(50);
    expect(errorOf(field, { ...ada, [field]: 'a'.repeat(50) })).toBeUndefined();
    expect(errorOf(field, { ...ada, [field]: 'a'.repeat(51) })).toBe('At most 50 characters.');
  }
  expect(errorOf('postalCode', { ...ada, postalCode: '1234567890' })).toBeUndefined();
  expect(errorOf('postalCode', { ...ada, postalCode: '12345678901' })).toBe('At most 10 characters.');
});

test('US1 is the first and the default country and is sent as US', {
  meta: { rows: ['C-PAY-018'] },
}, () => {
  expect(countryChoices()[0]).toEqual(['US1', 'United States']);
  expect(emptyBilling.country).toBe('US1');
  expect(toSubmittedBilling(ada).country).toBe('US');
});

test('GB1 is sent as GB, and every other country unchanged', { meta: { rows: ['C-PAY-019'] } }, () => {
  expect(countryChoices()[1]).toEqual(['GB1', 'United Kingdom']);
  expect(countryCodeOf('GB1')).toBe('GB');
  const values = countryChoices().map(([value]) => value);
  expect(new Set(values).size).toBe(values.length);
  for (const value of values.slice(2)) expect(countryCodeOf(value)).toBe(value);
});

test('a form is valid without a second address line, phone or, in some countries, postal code', () => {
  expect(isValid(ada)).toBe(true);
  expect(isValid(emptyBilling)).toBe(false);
  expect(errorOf('postalCode', { ...ada, postalCode: ' ' })).toBe('Required');
  expect(errorOf('postalCode', { ...ada, postalCode: '', country: 'HK' })).toBeUndefined();
  expect(errorOf('email', { ...ada, email: 'ada at example' })).toBe('Not an e-mail address.');
  expect(errorOf('phoneNumber', { ...ada, phoneNumber: 'call me' })).toMatch(/^Not a phone number/);
  expect(errorOf('phoneNumber', { ...ada, phoneNumber: '+44 (0)20 7946-0018' })).toBeUndefined();
});

test('fields are submitted without spaces at their ends', () => {
  expect(toSubmittedBilling({ ...ada, surname: ' Quill ' }).surname).toBe('Quill');
  expect(Object.keys(toSubmittedBilling(ada))).toEqual([...billingFields]);
});

const plans = (['SEK', 'GBP', 'USD', 'EUR', 'CAD'] as const).map((currencyIsoCode) => ({ currencyIsoCode }));

test.each([
  ['en-US', 'USD', 'US1'],
  ['en-GB', 'GBP', 'GB1'],
  ['de-AT', 'EUR', 'AT'],
  ['fr-CA', 'CAD', 'CA'],
  ['sv-SE', 'SEK', 'SE'],
  ['en-AU', 'SEK', 'AU'],
  ['ja-JP', 'SEK', 'JP'],
  ['es-419', 'SEK', 'US1'],
] as const)('a browser in %s is assumed to pay in %s from the country %s', (language, currency, country) => {
  expect(guessCurrency('SEK', plans, [language])).toEqual({ currency, country });
});

test('the first language with a region decides; without one the seller’s currency is used', () => {
  expect(guessCurrency('SEK', plans, ['en', 'en-CA', 'en-US'])).toEqual({ currency: 'CAD', country: 'CA' });
  for (const languages of [[], ['en'], ['not a language']])
    expect(guessCurrency('SEK', plans, languages)).toEqual({ currency: 'SEK', country: 'US1' });
});

test('the country of the currency is proposed if another country is selected', () => {
  expect(proposedCountry('GBP', 'US1', [])).toBe('GB1');
  expect(proposedCountry('USD', 'GB1', [])).toBe('US1');
  expect(proposedCountry('SEK', 'US1', [])).toBe('SE');
  for (const country of ['GB1', 'GB']) expect(proposedCountry('GBP', country, [])).toBeUndefined();
});

test('of the countries that share a currency, only the one of the browser is proposed', () => {
  expect(proposedCountry('EUR', 'US1', ['en', 'en-US', 'de-AT', 'fr-FR'])).toBe('AT');
  expect(proposedCountry('EUR', 'US1', ['en-GB'])).toBeUndefined();
  expect(proposedCountry('EUR', 'FR', ['de-AT'])).toBeUndefined();
});
