import { expect, test } from 'vitest';
import { ownCurrency } from './own-currency.ts';

test.each([
  ['en-US', 'USD', 'US1'],
  ['en-GB', 'GBP', 'GB1'],
  ['de-AT', 'EUR', 'AT'],
  ['fr-CA', 'CAD', 'CA'],
  ['sv-SE', 'SEK', 'SE'],
  ['ja-JP', 'GBP', 'JP'],
  ['es-419', 'GBP', 'GB1'],
] as const)('a browser in %s is taken to pay in %s, from the country %s', (language, currency, country) => {
  expect(ownCurrency([language])).toEqual({ currency, country });
});

test('the first language that names a region counts; without one, or with none that is known, it is the seller’s', () => {
  expect(ownCurrency(['en', 'en-AU', 'en-US'])).toEqual({ currency: 'AUD', country: 'AU' });
  for (const languages of [[], ['en'], ['not a language']])
    expect(ownCurrency(languages)).toEqual({ currency: 'GBP', country: 'GB1' });
});
