import { expect, test, vi } from 'vitest';
import { emptyBilling } from '../billing.ts';
import { type CardModules, type MountWallet, mountBraintreeForm } from './braintree-form.ts';
import type { FormRequest } from './checkout-form.ts';

const request: FormRequest = {
  clientToken: 'a token',
  price: { amount: '9.99', currency: 'GBP' },
  isSubscription: false,
  theme: { '--text': '#222222', 'font-size': '22px' },
  testCards: [],
};
const billing = { ...emptyBilling, givenName: 'Zoë', surname: 'Łuk', country: 'GB', postalCode: 'N1 9GU' };

type Check = { liabilityShifted: boolean; status?: string } | { code: string };

/** A stand-in for Braintree's library: fields that become valid, a card, and the result of its 3-D Secure check. */
function aLibrary(check: Check, tokenized: object = { nonce: 'raw', type: 'CreditCard', details: { bin: '411111' } }) {
  const handlers: Record<string, () => void> = {};
  const state = { isValid: false };
  const verifyCard = vi.fn(async (_asked: unknown) => {
    if ('code' in check) throw Object.assign(new Error('it broke'), check);
    const { liabilityShifted, status } = check;
    return { nonce: 'verified', liabilityShifted, threeDSecureInfo: status === undefined ? undefined : { status } };
  });
  const created = vi.fn();
  const modules = {
    client: { create: async () => ({}) },
    hostedFields: {
      create: async (about: unknown) => {
        created(about);
        return {
          on: (event: string, handler: () => void) => {
            handlers[event] = handler;
          },
          getState: () => ({ fields: { number: state, cvv: state, expirationDate: state } }),
          tokenize: async () => {
            if ('code' in tokenized) throw tokenized;
            return tokenized;
          },
        };
      },
    },
    threeDSecure: { create: async () => ({ verifyCard }) },
    dataCollector: { create: async () => ({ deviceData: 'a device' }) },
  } as unknown as CardModules;
  const fill = () => {
    state.isValid = true;
    handlers.validityChange?.();
  };
  return { modules, verifyCard, created, fill, focus: () => handlers.focus?.() };
}

async function aForm(library: ReturnType<typeof aLibrary>, wallets: readonly MountWallet[] = []) {
  const onReady = vi.fn();
  const place = document.createElement('main');
  const form = await mountBraintreeForm(async () => library.modules, wallets)(place, request, onReady);
  return { form, onReady, place };
}

test('a card is ready once its fields are valid, and is submitted after its 3-D Secure check', async () => {
  const library = aLibrary({ liabilityShifted: true });
  const { form, onReady, place } = await aForm(library);
  expect([...place.querySelectorAll('.input')].map(({ id }) => id)).toEqual([
    'card-number',
    'card-expirationDate',
    'card-cvv',
  ]);
  expect(library.created).toHaveBeenCalledWith(
    expect.objectContaining({
      styles: { input: expect.objectContaining({ color: '#222222', 'font-size': '22px' }) },
      fields: expect.objectContaining({ cvv: { container: '#card-cvv', placeholder: '123' } }),
    }),
  );
  expect(onReady).not.toHaveBeenCalled();
  library.fill();
  expect(onReady).toHaveBeenLastCalledWith('CreditCard');

  expect(await form.submit(billing)).toEqual({
    nonce: 'verified',
    deviceData: 'a device',
    paymentType: 'CreditCard',
  });
  expect(library.verifyCard).toHaveBeenCalledWith(
    expect.objectContaining({
      nonce: 'raw',
      bin: '411111',
      amount: '9.99',
      billingAddress: expect.objectContaining({ givenName: 'Zoe', surname: '?uk', countryCodeAlpha2: 'GB' }),
    }),
  );
});

test('a card without liability shift fails with the status or type', {
  meta: { rows: ['C-PAY-020'] },
}, async () => {
  const failedWith = async (check: Check) => (await aForm(aLibrary(check))).form.submit(billing);
  await expect(failedWith({ liabilityShifted: false, status: 'authenticate_failed' })).rejects.toThrow(
    'ThreeDSecure verification failed (authenticate_failed)',
  );
  await expect(failedWith({ liabilityShifted: false })).rejects.toThrow(
    'ThreeDSecure verification failed (CreditCard)',
  );
  await expect(failedWith({ code: 'THREEDS_LOOKUP_ERROR' })).rejects.toThrow(
    'ThreeDSecure verification failed (THREEDS_LOOKUP_ERROR)',
  );
});

test('an invalid field is a validation error, and other errors keep the provider’s message', async () => {
  const typed = aLibrary({ liabilityShifted: true }, { code: 'HOSTED_FIELDS_FIELDS_INVALID', message: 'Some fields' });
  await expect((await aForm(typed)).form.submit(billing)).rejects.toThrow(/not valid/);
  const network = aLibrary(
    { liabilityShifted: true },
    { code: 'HOSTED_FIELDS_TOKENIZATION_NETWORK_ERROR', message: 'No.' },
  );
  await expect((await aForm(network)).form.submit(billing)).rejects.toThrow('No.');
});

test('a wallet’s payment method is submitted once, and typing a card replaces it', async () => {
  let select: Parameters<MountWallet>[0]['onSelect'] = () => {};
  const library = aLibrary({ liabilityShifted: true });
  const wallet: MountWallet = async ({ onSelect }) => {
    select = onSelect;
  };
  const { form, onReady } = await aForm(library, [wallet]);
  select({ nonce: 'by wallet', paymentType: 'AndroidPayCard' });
  expect(onReady).toHaveBeenLastCalledWith('AndroidPayCard');
  expect(await form.submit(billing)).toEqual({
    nonce: 'by wallet',
    deviceData: 'a device',
    paymentType: 'AndroidPayCard',
  });
  library.fill();
  expect((await form.submit(billing)).nonce).toBe('verified');

  select({ nonce: 'another', paymentType: 'AndroidPayCard' });
  library.focus();
  expect(onReady).toHaveBeenLastCalledWith('CreditCard');
});

test('a wallet that fails to load does not affect the card', async () => {
  const library = aLibrary({ liabilityShifted: true });
  const { onReady } = await aForm(library, [() => Promise.reject(new Error('not there'))]);
  library.fill();
  expect(onReady).toHaveBeenLastCalledWith('CreditCard');
});
