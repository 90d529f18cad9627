import { expect, test } from 'vitest';
import { findTestCard, formatCardNumber, isExpiry, isSecurityCode, numberError } from './test-form.ts';

const cards = [{ number: '4111111111111111', about: 'is paid', nonce: 'fake-valid-nonce' }];

test('a listed number is found with or without spaces, and a complete other number is an error', () => {
  expect(findTestCard('4111 1111 1111 1111', cards)).toBe(cards[0]);
  expect(findTestCard('4111', cards)).toBeUndefined();
  expect(numberError('4111', cards)).toBe('');
  expect(numberError('4242 4242 4242 4242', cards)).toBe('This number is not in the list.');
  expect(formatCardNumber('4111111111111111')).toBe('4111 1111 1111 1111');
});

test('a card is valid until the end of its month, in any notation', () => {
  const today = new Date('2026-11-24');
  expect(['11/26', '1126', '12 / 2030', '01/27'].map((typed) => isExpiry(typed, today))).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect(['10/26', '13/30', '', '1/27', 'soon'].map((typed) => isExpiry(typed, today))).toEqual(Array(5).fill(false));
});

test('a security code has three or four digits', () => {
  expect(['123', '1234', ' 123 ', '12', '12a', ''].map(isSecurityCode)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
  ]);
});
