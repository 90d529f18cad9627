import { expect, test } from 'vitest';
import { parseAmount } from './amount.ts';

test('an amount is a name and a whole number', () => {
  expect(parseAmount('Candle-End 3')).toEqual({ name: 'Candle-End', count: 3 });
});

test.each(['Candle-End', '3', 'Candle-End 1.5', 'Candle-End 3+', 'Candle-End 99999999999'])(
  '"%s" is none',
  (written) => {
    expect(parseAmount(written)).toBeUndefined();
  },
);
