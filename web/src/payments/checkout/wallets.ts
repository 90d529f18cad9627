import type { MountWallet } from './braintree-form.ts';
import { element, type FormRequest } from './checkout-form.ts';

const googleScript = 'https://pay.google.com/gp/p/js/pay.js';

type Wallets = { readonly wallets: readonly string[]; readonly seller: string; readonly googleMerchantId: string };

/** The wallets that the operator enabled. Ignores unknown names. */
export function walletsOf({ wallets, seller, googleMerchantId }: Wallets): readonly MountWallet[] {
  const global = window as unknown as {
    ApplePaySession?: ApplePay;
    paypal?: { Buttons: Parameters<typeof mountPaypal>[1] extends () => infer Buttons ? Buttons : never };
  };
  const all: Readonly<Record<string, MountWallet>> = {
    google: mountGooglePay(walletModules, () => googlePayments(googleMerchantId !== ''), googleMerchantId),
    apple: mountApplePay(walletModules, global.ApplePaySession, seller),
    paypal: mountPaypal(walletModules, () => {
      if (!global.paypal) throw new Error('PayPal’s script is not loaded.');
      return global.paypal.Buttons;
    }),
  };
  return wallets.flatMap((name) => all[name] ?? []);
}

/** Google's script is not available as a package. */
async function googlePayments(isForMoney: boolean): Promise<google.payments.api.PaymentsClient> {
  const script = document.createElement('script');
  script.src = googleScript;
  const loaded = new Promise((resolve, reject) => {
    script.onload = resolve;
    script.onerror = reject;
  });
  document.head.append(script);
  await loaded;
  return new google.payments.api.PaymentsClient({ environment: isForMoney ? 'PRODUCTION' : 'TEST' });
}

export const walletModules = {
  googlePayment: () => import('braintree-web/google-payment'),
  applePay: () => import('braintree-web/apple-pay'),
  paypalCheckout: () => import('braintree-web/paypal-checkout'),
};

export type WalletModules = {
  readonly [Name in keyof typeof walletModules]: () => Promise<
    Pick<Awaited<ReturnType<(typeof walletModules)[Name]>>, 'create'>
  >;
};

/** The part of Apple's `ApplePaySession` that this page uses. */
type Session = {
  onvalidatemerchant: ((event: { validationURL: string }) => void) | null;
  onpaymentauthorized: ((event: { payment: { token: unknown } }) => void) | null;
  begin(): void;
  abort(): void;
  completeMerchantValidation(session: unknown): void;
  completePayment(status: number): void;
};
export type ApplePay = {
  canMakePayments(): boolean;
  new (version: number, request: unknown): Session;
  readonly STATUS_SUCCESS: number;
  readonly STATUS_FAILURE: number;
};

export const mountApplePay =
  (modules: Pick<WalletModules, 'applePay'>, apple: ApplePay | undefined, seller: string): MountWallet =>
  async ({ client, request, place, onSelect, onError }) => {
    if (!apple?.canMakePayments()) return;
    const wallet = await (await modules.applePay()).create({ client });
    const pay = () => {
      const total = { label: seller, amount: request.price.amount };
      const session = new apple(
        3,
        wallet.createPaymentRequest({ total, currencyCode: request.price.currency } as never),
      );
      session.onvalidatemerchant = ({ validationURL }) => {
        wallet.performValidation({ validationURL, displayName: seller }).then(
          (merchant: unknown) => session.completeMerchantValidation(merchant),
          () => {
            session.abort();
            onError('Apple Pay did not respond. Try again, or choose another payment method.');
          },
        );
      };
      session.onpaymentauthorized = ({ payment }) => {
        wallet.tokenize({ token: payment.token } as never).then(
          ({ nonce, type }: { nonce: string; type: string }) => {
            session.completePayment(apple.STATUS_SUCCESS);
            onSelect({ nonce, paymentType: type });
          },
          () => session.completePayment(apple.STATUS_FAILURE),
        );
      };
      session.begin();
    };
    const button = element('button', { type: 'button', class: 'apple-pay', lang: 'en' }, 'Pay with Apple Pay');
    button.addEventListener('click', pay);
    place.append(button);
  };

/** Card networks allowed for Google Pay (commerce, section 5). */
export const cardNetworks: readonly google.payments.api.CardNetwork[] = ['DISCOVER', 'MASTERCARD', 'VISA'];

type Api = Pick<google.payments.api.PaymentsClient, 'isReadyToPay' | 'createButton' | 'loadPaymentData'>;

/** Allows only the listed card networks. Excludes prepaid cards for subscriptions. */
export function restrictCards(
  request: google.payments.api.PaymentDataRequest,
  { isSubscription }: Pick<FormRequest, 'isSubscription'>,
): google.payments.api.PaymentDataRequest {
  return {
    ...request,
    allowedPaymentMethods: request.allowedPaymentMethods.map((method) => ({
      ...method,
      parameters: {
        ...method.parameters,
        allowedCardNetworks: [...cardNetworks],
        allowPrepaidCards: !isSubscription,
      } as google.payments.api.CardParameters,
    })),
  };
}

/** `api` loads Google's script. */
export const mountGooglePay =
  (modules: Pick<WalletModules, 'googlePayment'>, api: () => Promise<Api>, googleMerchantId: string): MountWallet =>
  async ({ client, request, place, onSelect, onError }) => {
    const [payments, { create }] = await Promise.all([api(), modules.googlePayment()]);
    const google = await create({ client, googlePayVersion: 2, googleMerchantId });
    const dataRequest = restrictCards(
      await google.createPaymentDataRequest({
        transactionInfo: {
          currencyCode: request.price.currency,
          totalPriceStatus: 'FINAL',
          totalPrice: request.price.amount,
        },
      }),
      request,
    );
    const { allowedPaymentMethods } = dataRequest;
    const ready = await payments.isReadyToPay({ apiVersion: 2, apiVersionMinor: 0, allowedPaymentMethods });
    if (!ready.result) return;
    const pay = async () => {
      try {
        const { nonce, type } = await google.parseResponse(await payments.loadPaymentData(dataRequest));
        onSelect({ nonce, paymentType: type });
      } catch (error) {
        if ((error as { statusCode?: string }).statusCode !== 'CANCELED')
          onError('Google Pay did not respond. Try again, or choose another payment method.');
      }
    };
    place.append(payments.createButton({ onClick: () => void pay(), buttonSizeMode: 'fill', allowedPaymentMethods }));
  };

type Buttons = (about: {
  createOrder?: () => Promise<string>;
  createBillingAgreement?: () => Promise<string>;
  onApprove: (data: never) => Promise<void>;
  onError: () => void;
}) => { render(place: HTMLElement): Promise<void> };

/** Call `buttons` after PayPal's script has loaded. */
export const mountPaypal =
  (modules: Pick<WalletModules, 'paypalCheckout'>, buttons: () => Buttons): MountWallet =>
  async ({ client, request, place, onSelect, onError }) => {
    const { amount, currency } = request.price;
    const paypal = await (await modules.paypalCheckout()).create({ client });
    await paypal.loadPayPalSDK(request.isSubscription ? { vault: true, currency } : { intent: 'capture', currency });
    const order = () =>
      paypal.createPayment(
        request.isSubscription
          ? { flow: 'vault' as never, currency }
          : { flow: 'checkout' as never, intent: 'capture' as never, amount, currency },
      );
    const box = element('div', { class: 'paypal' });
    place.append(box);
    await buttons()({
      ...(request.isSubscription ? { createBillingAgreement: order } : { createOrder: order }),
      onApprove: async (data) => {
        const { nonce, type } = await paypal.tokenizePayment(data);
        onSelect({ nonce, paymentType: type });
      },
      onError: () => onError('PayPal did not respond. Try again, or choose another payment method.'),
    }).render(box);
  };
