import { expect, onTestFinished, test, vi } from 'vitest';
import { figures, moneyInWords } from './figures.ts';

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
])('%i hundredths of our money read %s [C-LAYOUT-023]', (hundredths, text) => {
  expect(moneyInWords(hundredths)).toBe(text);
});

test('figures are British wherever the page is read [C-LAYOUT-023]', async () => {
  const { NumberFormat } = Intl;
  const requested: unknown[] = [];
  vi.stubGlobal('Intl', {
    ...Intl,
    NumberFormat: class extends NumberFormat {
      constructor(locale?: string, options?: Intl.NumberFormatOptions) {
        super(locale ?? 'de-DE', options);
        requested.push(locale);
      }
    },
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  vi.resetModules();
  const read = await import('./figures.ts');
  expect([read.figures(1234567), read.moneyInWords(123456)]).toEqual(['1,234,567', '1,234.56 Echoes']);
  expect(new Set(requested)).toEqual(new Set(['en-GB']));
});
