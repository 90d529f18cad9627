import { expect, test, vi } from 'vitest';
import type { FormRequest } from './checkout-form.ts';
import { type ApplePay, mountApplePay, mountGooglePay, mountPaypal, type WalletModules } from './wallets.ts';

const request: FormRequest = {
  clientToken: 'a token',
  price: { amount: '9.99', currency: 'SEK' },
  isSubscription: false,
  theme: {},
  testCards: [],
};
const client = {} as never;

const aPlace = () => ({ place: document.createElement('div'), onSelect: vi.fn(), onError: vi.fn() });

/** Stand-ins for Google's script and Braintree's part for it. */
function google() {
  const proposed = {
    allowedPaymentMethods: [
      { type: 'CARD', parameters: { allowedCardNetworks: ['AMEX', 'JCB', 'VISA'], allowPrepaidCards: true } },
    ],
  };
  const loadPaymentData = vi.fn(async (_request: unknown): Promise<unknown> => ({}));
  let press: () => void = () => {};
  const api = async () => ({
    isReadyToPay: async () => ({ result: true }),
    createButton: ({ onClick }: { onClick: () => void }) => {
      press = onClick;
      return document.createElement('button');
    },
    loadPaymentData,
  });
  const modules = {
    googlePayment: async () => ({
      create: async () => ({
        createPaymentDataRequest: async (about: object) => ({ ...about, ...proposed }),
        parseResponse: async () => ({ nonce: 'from google', type: 'AndroidPayCard' }),
      }),
    }),
  } as unknown as WalletModules;
  return { open: mountGooglePay(modules, api as never, ''), loadPaymentData, press: () => press() };
}

type Wanted = { readonly allowedPaymentMethods: readonly { readonly parameters: object }[] };

const parametersOf = ({ mock }: ReturnType<typeof google>['loadPaymentData']) =>
  mock.calls.flatMap(([request]) => (request as Wanted).allowedPaymentMethods.map(({ parameters }) => parameters))[0];

test('Google Pay allows only Discover, Mastercard and Visa', {
  meta: { rows: ['C-PAY-022'] },
}, async () => {
  const { open, loadPaymentData, press } = google();
  const about = aPlace();
  await open({ client, request, ...about });
  press();
  await vi.waitFor(() =>
    expect(about.onSelect).toHaveBeenCalledWith({ nonce: 'from google', paymentType: 'AndroidPayCard' }),
  );
  expect(parametersOf(loadPaymentData)).toMatchObject({
    allowedCardNetworks: ['DISCOVER', 'MASTERCARD', 'VISA'],
    allowPrepaidCards: true,
  });
  expect(about.place.children).toHaveLength(1);
});

test('Google Pay allows no prepaid card for a membership', { meta: { rows: ['C-PAY-023'] } }, async () => {
  const { open, loadPaymentData, press } = google();
  await open({ client, request: { ...request, isSubscription: true }, ...aPlace() });
  press();
  await vi.waitFor(() => expect(loadPaymentData).toHaveBeenCalled());
  expect(parametersOf(loadPaymentData)).toMatchObject({ allowPrepaidCards: false });
});

test('a cancelled Google Pay shows nothing, and a failed one shows an error', async () => {
  const { open, loadPaymentData, press } = google();
  const about = aPlace();
  await open({ client, request, ...about });
  loadPaymentData.mockRejectedValueOnce({ statusCode: 'CANCELED' });
  press();
  loadPaymentData.mockRejectedValueOnce(new Error('no line'));
  press();
  await vi.waitFor(() =>
    expect(about.onError).toHaveBeenCalledExactlyOnceWith(
      'Google Pay did not respond. Try again, or choose another payment method.',
    ),
  );
  expect(about.onSelect).not.toHaveBeenCalled();
});

test('Apple Pay is offered if the browser supports it, and returns its payment method', async () => {
  const sessions: Record<string, (event: never) => void>[] = [];
  const completePayment = vi.fn();
  const begin = vi.fn();
  class Session {
    static STATUS_SUCCESS = 0;
    static STATUS_FAILURE = 1;
    static canMakePayments = () => true;
    begin = begin;
    completePayment = completePayment;
    completeMerchantValidation = vi.fn();
    abort = vi.fn();
    constructor() {
      sessions.push(this as never);
    }
  }
  const modules = {
    applePay: async () => ({
      create: async () => ({
        createPaymentRequest: (about: object) => about,
        performValidation: async () => ({}),
        tokenize: async () => ({ nonce: 'from apple', type: 'ApplePayCard' }),
      }),
    }),
  } as unknown as WalletModules;
  const about = aPlace();
  await mountApplePay(modules, undefined, 'The Game')({ client, request, ...about });
  expect(about.place.children).toHaveLength(0);

  await mountApplePay(modules, Session as unknown as ApplePay, 'The Game')({ client, request, ...about });
  about.place.querySelector('button')?.click();
  expect(begin).toHaveBeenCalledOnce();
  sessions[0]?.onpaymentauthorized?.({ payment: { token: {} } } as never);
  await vi.waitFor(() =>
    expect(about.onSelect).toHaveBeenCalledWith({ nonce: 'from apple', paymentType: 'ApplePayCard' }),
  );
  expect(completePayment).toHaveBeenCalledWith(0);
});

test('PayPal is asked for the price, or for permission to charge every month', async () => {
  const createPayment = vi.fn(async () => 'an order');
  const modules = {
    paypalCheckout: async () => ({
      create: async () => ({
        loadPayPalSDK: async () => undefined,
        createPayment,
        tokenizePayment: async () => ({ nonce: 'from paypal', type: 'PayPalAccount' }),
      }),
    }),
  } as unknown as WalletModules;
  type Shown = {
    createOrder?: () => Promise<string>;
    createBillingAgreement?: () => Promise<string>;
    onApprove: (data: never) => Promise<void>;
  };
  const shown: Shown[] = [];
  const open = mountPaypal(modules, () => (about) => {
    shown.push(about);
    return { render: async () => undefined };
  });
  const about = aPlace();
  await open({ client, request, ...about });
  await open({ client, request: { ...request, isSubscription: true }, ...about });
  await shown[0]?.createOrder?.();
  await shown[1]?.createBillingAgreement?.();
  expect(createPayment.mock.calls).toEqual([
    [{ flow: 'checkout', intent: 'capture', amount: '9.99', currency: 'SEK' }],
    [{ flow: 'vault', currency: 'SEK' }],
  ]);
  await shown[0]?.onApprove({} as never);
  expect(about.onSelect).toHaveBeenCalledWith({ nonce: 'from paypal', paymentType: 'PayPalAccount' });
});
