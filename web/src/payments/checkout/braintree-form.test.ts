import { expect, test, vi } from 'vitest';
import { emptyBilling } from '../billing.ts';
import { type CardModules, type OpenWallet, openBraintreeTill } from './braintree-form.ts';
import type { TillRequest } from './checkout-form.ts';

const asked: TillRequest = {
  clientToken: 'a token',
  price: { amount: '9.99', currency: 'GBP' },
  isSubscription: false,
  look: { '--text': '#222222', 'font-size': '22px' },
  testCards: [],
};
const billing = { ...emptyBilling, givenName: 'Zoë', surname: 'Łuk', country: 'GB', postalCode: 'N1 9GU' };

type Check = { liabilityShifted: boolean; status?: string } | { code: string };

/** The provider's library as it answers in the browser: fields that become valid, a card, and what its bank says of it. */
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

async function aTill(library: ReturnType<typeof aLibrary>, wallets: readonly OpenWallet[] = []) {
  const tell = vi.fn();
  const place = document.createElement('main');
  const till = await openBraintreeTill(async () => library.modules, wallets)(place, asked, tell);
  return { till, tell, place };
}

test('a card is ready once the provider’s fields are valid, and is handed over with the word of its bank', {
  meta: { rows: ['C-PAY-005'] },
}, async () => {
  const library = aLibrary({ liabilityShifted: true });
  const { till, tell, place } = await aTill(library);
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
  expect(tell).not.toHaveBeenCalled();
  library.fill();
  expect(tell).toHaveBeenLastCalledWith('CreditCard');

  expect(await till.handOver(billing)).toEqual({
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

test('a card whose bank did not take the liability is not handed over: the status, else the type, says why', {
  meta: { rows: ['C-PAY-020'] },
}, async () => {
  const failedWith = async (check: Check) => (await aTill(aLibrary(check))).till.handOver(billing);
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

test('a field that is wrong is to be mended; what the provider says otherwise is handed on', async () => {
  const typed = aLibrary({ liabilityShifted: true }, { code: 'HOSTED_FIELDS_FIELDS_INVALID', message: 'Some fields' });
  await expect((await aTill(typed)).till.handOver(billing)).rejects.toThrow(/has to be mended/);
  const network = aLibrary(
    { liabilityShifted: true },
    { code: 'HOSTED_FIELDS_TOKENIZATION_NETWORK_ERROR', message: 'No.' },
  );
  await expect((await aTill(network)).till.handOver(billing)).rejects.toThrow('No.');
});

test('what a wallet has given is handed over in place of a card, once; whoever types a card after all pays by that', async () => {
  let give: Parameters<OpenWallet>[0]['take'] = () => {};
  const library = aLibrary({ liabilityShifted: true });
  const wallet: OpenWallet = async ({ take }) => {
    give = take;
  };
  const { till, tell } = await aTill(library, [wallet]);
  give({ nonce: 'by wallet', paymentType: 'AndroidPayCard' });
  expect(tell).toHaveBeenLastCalledWith('AndroidPayCard');
  expect(await till.handOver(billing)).toEqual({
    nonce: 'by wallet',
    deviceData: 'a device',
    paymentType: 'AndroidPayCard',
  });
  library.fill();
  expect((await till.handOver(billing)).nonce).toBe('verified');

  give({ nonce: 'another', paymentType: 'AndroidPayCard' });
  library.focus();
  expect(tell).toHaveBeenLastCalledWith('CreditCard');
});

test('a wallet that does not open leaves the card', async () => {
  const library = aLibrary({ liabilityShifted: true });
  const { tell } = await aTill(library, [() => Promise.reject(new Error('not there'))]);
  library.fill();
  expect(tell).toHaveBeenLastCalledWith('CreditCard');
});
