import { currencies } from '@underhall/contract';
import { assert, constantFrom, nat, property } from 'fast-check';
import { expect, test } from 'vitest';
import { amountText, minorUnits } from './braintree-amounts.ts';

test('minor units become decimal text and come back as they were, to the last of them', () => {
  void assert(
    property(nat({ max: 2 ** 31 - 1 }), constantFrom(...currencies), (minor, currency) => {
      const text = amountText({ currency, minor });
      expect(text).toMatch(/^\d+\.\d\d$/);
      expect(minorUnits(text, currency)).toBe(minor);
    }),
  );
  const told = (minor: number) => amountText({ currency: 'GBP', minor });
  expect([0, 1, 10, 99, 100, 1999, 9007199254740991].map(told)).toEqual([
    '0.00',
    '0.01',
    '0.10',
    '0.99',
    '1.00',
    '19.99',
    '90071992547409.91',
  ]);
  expect(minorUnits('19.9', 'GBP')).toBe(1990);
  expect(minorUnits('19', 'GBP')).toBe(1900);
});

test('what is no whole amount is refused both ways', () => {
  for (const minor of [-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])
    expect(() => amountText({ currency: 'USD', minor })).toThrow(RangeError);
  for (const text of ['', '1,00', '-1.00', '1.000', '1e3', '.5', '1.', ' 1.00', '99999999999999999.00'])
    expect(() => minorUnits(text, 'USD'), text).toThrow(RangeError);
});
