import { expect, test } from 'vitest';
import { echoes, figures } from './figures.ts';

test.each([
  [0, '0'],
  [999, '999'],
  [1234567, '1,234,567'],
])('%i is shown as %s [C-LAYOUT-023]', (count, text) => {
  expect(figures(count)).toBe(text);
});

test.each([
  [0, '0.00 Echoes'],
  [30, '0.30 Echoes'],
  [100, '1.00 Echoes'],
  [123456, '1,234.56 Echoes'],
])('%i pennies read %s [C-LAYOUT-023]', (pennies, text) => {
  expect(echoes(pennies)).toBe(text);
});
