import { expect, test } from 'vitest';
import { readFromCheckout } from './checkout-messages.ts';

test('messages of the checkout are read, and nothing else is', () => {
  for (const message of [
    { is: 'loaded' },
    { is: 'height', px: 240 },
    { is: 'ready', paymentType: null },
    { is: 'handed over', nonce: 'a', deviceData: '', paymentType: 'CreditCard' },
    { is: 'failed', message: 'no' },
  ])
    expect(readFromCheckout(message)).toEqual(message);
  for (const message of [
    undefined,
    null,
    'loaded',
    {},
    { is: 'toString' },
    { is: 'height', px: 'tall' },
    { is: 'height', px: 1e9 },
    { is: 'ready' },
    { is: 'handed over', nonce: 1, deviceData: '', paymentType: '' },
    { is: 'failed', message: 'a'.repeat(200_001) },
  ])
    expect(readFromCheckout(message)).toBeUndefined();
});
