import { expect, test } from 'vitest';
import { wordsOfBank } from './decline-messages.ts';

test('the no of a bank is told in plain words with what to do about it, and with its own words beside them', () => {
  expect(wordsOfBank('2004', 'Expired Card')).toBe(
    'This card is no longer valid (“Expired Card”). Nothing was charged. Try another card.',
  );
  expect(wordsOfBank('3000', 'Processor Network Unavailable - Try Again')).toMatch(
    /^Your bank could not be reached .* Try again later\.$/,
  );
});

test('a code that nothing is known of is told as the bank’s no, with a way on', () => {
  expect(wordsOfBank('2999', 'Pick Up Card')).toBe(
    'The bank declined the payment (“Pick Up Card”). Nothing was charged. Try another card, or ask your bank.',
  );
});
