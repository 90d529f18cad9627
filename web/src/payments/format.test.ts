import { expect, test } from 'vitest';
import { currencyInWords, priceInWords } from './format.ts';

test.each([
  [9, 'USD', 'US$9.00'],
  [1234.5, 'GBP', '£1,234.50'],
  [7.999, 'EUR', '€8.00'],
  [10, 'AUD', 'A$10.00'],
  [12.3, 'CAD', 'CA$12.30'],
  [99, 'SEK', 'SEK 99.00'],
])('%d of %s are told as %s', { meta: { rows: ['C-FATE-059'] } }, (amount, currency, words) => {
  expect(priceInWords(amount, currency).replaceAll('\u00a0', ' ')).toBe(words);
});

test('a currency is told by its name', () => {
  expect(currencyInWords('SEK')).toBe('Swedish Krona');
});
