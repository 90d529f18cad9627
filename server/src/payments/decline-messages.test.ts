import { expect, test } from 'vitest';
import { bankDeclineMessage } from './decline-messages.ts';

test('a decline by the bank says the reason and what to do, and quotes the bank', () => {
  expect(bankDeclineMessage('2004', 'Expired Card')).toBe(
    'This card is no longer valid (“Expired Card”). Nothing was charged. Try another card.',
  );
  expect(bankDeclineMessage('3000', 'Processor Network Unavailable - Try Again')).toMatch(
    /^Your bank could not be reached .* Try again later\.$/,
  );
});

test('an unknown bank code has a general reason and says what to do', () => {
  expect(bankDeclineMessage('2999', 'Pick Up Card')).toBe(
    'The bank declined the payment (“Pick Up Card”). Nothing was charged. Try another card, or ask your bank.',
  );
});
