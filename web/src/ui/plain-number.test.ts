import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toPlainNumber } from './plain-number.ts';

test('removes separators between whole groups of three digits only', () => {
  for (const [typed, plain] of [
    ['1,000', '1000'],
    [' 12 345 678 ', '12345678'],
    ['1,000.50', '1000.50'],
    ['１２', '12'],
    ['1,5', '1,5'],
    ['1,50', '1,50'],
    ['1 2', '1 2'],
    ['1,0000', '1,0000'],
    ['12,34,567', '12,34,567'],
    ['-1,000', '-1,000'],
  ])
    expect([typed, toPlainNumber(typed ?? '')]).toEqual([typed, plain]);
});

test('reads every number as it is written in English', () => {
  fc.assert(
    fc.property(fc.nat(), (number) => {
      expect(toPlainNumber(number.toLocaleString('en-GB'))).toBe(String(number));
    }),
  );
});
