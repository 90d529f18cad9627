import { expect, test } from 'vitest';
import {
  type BillingField,
  billingFields,
  billingLimits,
  billingSent,
  countryChoices,
  countrySent,
  emptyBilling,
  faultOf,
  isValid,
  ownCurrency,
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

test('names, address lines and city have room for 50 letters, the postal code for 10', {
  meta: { rows: ['C-PAY-015', 'C-PAY-016'] },
}, () => {
  const long: readonly BillingField[] = ['givenName', 'surname', 'streetAddress', 'extendedAddress', 'locality'];
  for (const field of long) {
    expect(billingLimits[field]).toBe(50);
    expect(faultOf(field, { ...ada, [field]: 'a'.repeat(50) })).toBeUndefined();
    expect(faultOf(field, { ...ada, [field]: 'a'.repeat(51) })).toBe('At most 50 letters.');
  }
  expect(faultOf('postalCode', { ...ada, postalCode: '1234567890' })).toBeUndefined();
  expect(faultOf('postalCode', { ...ada, postalCode: '12345678901' })).toBe('At most 10 letters.');
});

test('the list of countries begins with US1, which is sent as US, and the form with it', {
  meta: { rows: ['C-PAY-018'] },
}, () => {
  expect(countryChoices()[0]).toEqual(['US1', 'United States']);
  expect(emptyBilling.country).toBe('US1');
  expect(billingSent(ada).country).toBe('US');
});

test('GB1 is sent as GB, and every other country as it is', { meta: { rows: ['C-PAY-019'] } }, () => {
  expect(countryChoices()[1]).toEqual(['GB1', 'United Kingdom']);
  expect(countrySent('GB1')).toBe('GB');
  const values = countryChoices().map(([value]) => value);
  expect(new Set(values).size).toBe(values.length);
  for (const value of values.slice(2)) expect(countrySent(value)).toBe(value);
});

test('a form is valid once all that is needed is there; a second line, a telephone and, in some countries, a postal code are not', () => {
  expect(isValid(ada)).toBe(true);
  expect(isValid(emptyBilling)).toBe(false);
  expect(faultOf('postalCode', { ...ada, postalCode: ' ' })).toBe('Required');
  expect(faultOf('postalCode', { ...ada, postalCode: '', country: 'HK' })).toBeUndefined();
  expect(faultOf('email', { ...ada, email: 'ada at example' })).toBe('Not an e-mail address.');
  expect(faultOf('phoneNumber', { ...ada, phoneNumber: 'call me' })).toMatch(/^Figures alone/);
  expect(faultOf('phoneNumber', { ...ada, phoneNumber: '+44 (0)20 7946-0018' })).toBeUndefined();
});

test('what is typed is handed on without room at its ends', () => {
  expect(billingSent({ ...ada, surname: ' Quill ' }).surname).toBe('Quill');
  expect(Object.keys(billingSent(ada))).toEqual([...billingFields]);
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
] as const)('a browser in %s is taken to pay in %s, from the country %s', (language, currency, country) => {
  expect(ownCurrency('SEK', plans, [language])).toEqual({ currency, country });
});

test('the first language that names a region counts; without one, or with none that is known, the currency is the seller’s own', () => {
  expect(ownCurrency('SEK', plans, ['en', 'en-CA', 'en-US'])).toEqual({ currency: 'CAD', country: 'CA' });
  for (const languages of [[], ['en'], ['not a language']])
    expect(ownCurrency('SEK', plans, languages)).toEqual({ currency: 'SEK', country: 'US1' });
});
