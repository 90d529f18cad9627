import { expect, onTestFinished, test, vi } from 'vitest';
import { formatNumber, moneyInWords } from './format-number.ts';

test.each([
  [0, '0'],
  [999, '999'],
  [1234567, '1,234,567'],
])('%i is shown as %s', { meta: { rows: ['C-LAYOUT-023'] } }, (count, text) => {
  expect(formatNumber(count)).toBe(text);
});

test.each([
  [0, '0.00 Echoes'],
  [30, '0.30 Echoes'],
  [100, '1.00 Echoes'],
  [123456, '1,234.56 Echoes'],
])('formats %i hundredths of the default currency as %s', { meta: { rows: ['C-LAYOUT-023'] } }, (hundredths, text) => {
  expect(moneyInWords(hundredths)).toBe(text);
});

test('formats numbers in the British style in every locale', { meta: { rows: ['C-LAYOUT-023'] } }, () => {
  const inWords = vi.spyOn(Number.prototype, 'toLocaleString');
  onTestFinished(() => inWords.mockRestore());
  expect([formatNumber(1234567), moneyInWords(123456)]).toEqual(['1,234,567', '1,234.56 Echoes']);
  expect(inWords.mock.calls.map(([locale]) => locale)).toEqual(['en-GB', 'en-GB']);
});
