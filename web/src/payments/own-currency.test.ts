import { expect, test } from 'vitest';
import { ownCurrency } from './own-currency.ts';

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
