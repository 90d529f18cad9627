import { expect, test } from 'vitest';
import { parseCheckoutMessage } from './checkout-messages.ts';

test('only valid messages of the checkout are parsed', () => {
  for (const message of [
    { is: 'loaded' },
    { is: 'height', px: 240 },
    { is: 'ready', paymentType: null },
    { is: 'submitted', nonce: 'a', deviceData: '', paymentType: 'CreditCard' },
    { is: 'failed', message: 'no' },
  ])
    expect(parseCheckoutMessage(message)).toEqual(message);
  for (const message of [
    undefined,
    null,
    'loaded',
    {},
    { is: 'toString' },
    { is: 'height', px: 'tall' },
    { is: 'height', px: 1e9 },
    { is: 'ready' },
    { is: 'submitted', nonce: 1, deviceData: '', paymentType: '' },
    { is: 'failed', message: 'a'.repeat(200_001) },
  ])
    expect(parseCheckoutMessage(message)).toBeUndefined();
});
