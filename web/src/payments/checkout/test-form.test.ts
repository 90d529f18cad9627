import { expect, test } from 'vitest';
import { inFours, isExpiry, isSecurityCode, testCardOf, wordsForNumber } from './test-form.ts';

const cards = [{ number: '4111111111111111', about: 'is paid', nonce: 'fake-valid-nonce' }];

test('a number is known with or without room in it; another is complained of once it is whole', () => {
  expect(testCardOf('4111 1111 1111 1111', cards)).toBe(cards[0]);
  expect(testCardOf('4111', cards)).toBeUndefined();
  expect(wordsForNumber('4111', cards)).toBe('');
  expect(wordsForNumber('4242 4242 4242 4242', cards)).toBe('This number is none of those listed.');
  expect(inFours('4111111111111111')).toBe('4111 1111 1111 1111');
});

test('a card is good to the end of its month, however that is written', () => {
  const today = new Date('2026-11-24');
  expect(['11/26', '1126', '12 / 2030', '01/27'].map((typed) => isExpiry(typed, today))).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect(['10/26', '13/30', '', '1/27', 'soon'].map((typed) => isExpiry(typed, today))).toEqual(Array(5).fill(false));
});

test('a security code has three or four figures', () => {
  expect(['123', '1234', ' 123 ', '12', '12a', ''].map(isSecurityCode)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
  ]);
});
