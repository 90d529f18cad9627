import { expect, test } from 'vitest';
import { currencyName, formatPrice } from './format.ts';

test.each([
  [9, 'USD', 'US$9.00'],
  [1234.5, 'GBP', '£1,234.50'],
  [7.999, 'EUR', '€8.00'],
  [10, 'AUD', 'A$10.00'],
  [12.3, 'CAD', 'CA$12.30'],
  [99, 'SEK', 'SEK 99.00'],
])('%d %s is formatted as %s', { meta: { rows: ['C-FATE-059'] } }, (amount, currency, words) => {
  expect(formatPrice(amount, currency).replaceAll('\u00a0', ' ')).toBe(words);
});

test('a currency has a name', () => {
  expect(currencyName('SEK')).toBe('Swedish Krona');
});
