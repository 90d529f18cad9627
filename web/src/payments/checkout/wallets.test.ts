import { expect, test, vi } from 'vitest';
import type { TillRequest } from './checkout-form.ts';
import { type ApplePay, openApplePay, openGooglePay, openPaypal, type WalletModules } from './wallets.ts';

const asked: TillRequest = {
  clientToken: 'a token',
  price: { amount: '9.99', currency: 'SEK' },
  isSubscription: false,
  look: {},
  testCards: [],
};
const client = {} as never;

const aPlace = () => ({ place: document.createElement('div'), take: vi.fn(), complain: vi.fn() });

/** Google's script, and the provider's part for it, with what they were asked. */
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
  return { open: openGooglePay(modules, api as never, ''), loadPaymentData, press: () => press() };
}

type Wanted = { readonly allowedPaymentMethods: readonly { readonly parameters: object }[] };

const parametersOf = ({ mock }: ReturnType<typeof google>['loadPaymentData']) =>
  mock.calls.flatMap(([request]) => (request as Wanted).allowedPaymentMethods.map(({ parameters }) => parameters))[0];

test('Google Pay is asked for cards of Discover, Mastercard and Visa alone, whatever the provider proposes', {
  meta: { rows: ['C-PAY-022'] },
}, async () => {
  const { open, loadPaymentData, press } = google();
  const about = aPlace();
  await open({ client, asked, ...about });
  press();
  await vi.waitFor(() =>
    expect(about.take).toHaveBeenCalledWith({ nonce: 'from google', paymentType: 'AndroidPayCard' }),
  );
  expect(parametersOf(loadPaymentData)).toMatchObject({
    allowedCardNetworks: ['DISCOVER', 'MASTERCARD', 'VISA'],
    allowPrepaidCards: true,
  });
  expect(about.place.children).toHaveLength(1);
});

test('for a membership Google Pay is asked for no prepaid card', { meta: { rows: ['C-PAY-023'] } }, async () => {
  const { open, loadPaymentData, press } = google();
  await open({ client, asked: { ...asked, isSubscription: true }, ...aPlace() });
  press();
  await vi.waitFor(() => expect(loadPaymentData).toHaveBeenCalled());
  expect(parametersOf(loadPaymentData)).toMatchObject({ allowPrepaidCards: false });
});

test('who thinks better of Google Pay hears nothing; what breaks is said', async () => {
  const { open, loadPaymentData, press } = google();
  const about = aPlace();
  await open({ client, asked, ...about });
  loadPaymentData.mockRejectedValueOnce({ statusCode: 'CANCELED' });
  press();
  loadPaymentData.mockRejectedValueOnce(new Error('no line'));
  press();
  await vi.waitFor(() => expect(about.complain).toHaveBeenCalledExactlyOnceWith('Google Pay did not answer.'));
  expect(about.take).not.toHaveBeenCalled();
});

test('Apple Pay is there where the browser has it, and hands over what its sheet was given', async () => {
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
  await openApplePay(modules, undefined, 'The Game')({ client, asked, ...about });
  expect(about.place.children).toHaveLength(0);

  await openApplePay(modules, Session as unknown as ApplePay, 'The Game')({ client, asked, ...about });
  about.place.querySelector('button')?.click();
  expect(begin).toHaveBeenCalledOnce();
  sessions[0]?.onpaymentauthorized?.({ payment: { token: {} } } as never);
  await vi.waitFor(() => expect(about.take).toHaveBeenCalledWith({ nonce: 'from apple', paymentType: 'ApplePayCard' }));
  expect(completePayment).toHaveBeenCalledWith(0);
});

test('PayPal is asked for the price, or for leave to charge every month', async () => {
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
  const open = openPaypal(modules, () => (about) => {
    shown.push(about);
    return { render: async () => undefined };
  });
  const about = aPlace();
  await open({ client, asked, ...about });
  await open({ client, asked: { ...asked, isSubscription: true }, ...about });
  await shown[0]?.createOrder?.();
  await shown[1]?.createBillingAgreement?.();
  expect(createPayment.mock.calls).toEqual([
    [{ flow: 'checkout', intent: 'capture', amount: '9.99', currency: 'SEK' }],
    [{ flow: 'vault', currency: 'SEK' }],
  ]);
  await shown[0]?.onApprove({} as never);
  expect(about.take).toHaveBeenCalledWith({ nonce: 'from paypal', paymentType: 'PayPalAccount' });
});
