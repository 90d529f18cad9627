import type { OpenWallet } from './braintree-form.ts';
import { element, type TillRequest } from './checkout-form.ts';

const googleScript = 'https://pay.google.com/gp/p/js/pay.js';

type Wallets = { readonly wallets: readonly string[]; readonly seller: string; readonly googleMerchantId: string };

/** The wallets that the operator has set up, by their names in the settings. */
export function walletsOf({ wallets, seller, googleMerchantId }: Wallets): readonly OpenWallet[] {
  const global = window as unknown as {
    ApplePaySession?: ApplePay;
    paypal?: { Buttons: Parameters<typeof openPaypal>[1] extends () => infer Buttons ? Buttons : never };
  };
  const all: Readonly<Record<string, OpenWallet>> = {
    google: openGooglePay(walletModules, () => googlePayments(googleMerchantId !== ''), googleMerchantId),
    apple: openApplePay(walletModules, global.ApplePaySession, seller),
    paypal: openPaypal(walletModules, () => {
      if (!global.paypal) throw new Error('PayPal’s script is not there.');
      return global.paypal.Buttons;
    }),
  };
  return wallets.flatMap((name) => all[name] ?? []);
}

/** Google's own script, which no package holds. */
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

/** Apple's own object of a payment, of which a page needs this much. */
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

/** The button of Apple Pay, where the browser has it. */
export const openApplePay =
  (modules: Pick<WalletModules, 'applePay'>, apple: ApplePay | undefined, seller: string): OpenWallet =>
  async ({ client, asked, place, take, complain }) => {
    if (!apple?.canMakePayments()) return;
    const wallet = await (await modules.applePay()).create({ client });
    const pay = () => {
      const total = { label: seller, amount: asked.price.amount };
      const session = new apple(3, wallet.createPaymentRequest({ total, currencyCode: asked.price.currency } as never));
      session.onvalidatemerchant = ({ validationURL }) => {
        wallet.performValidation({ validationURL, displayName: seller }).then(
          (merchant: unknown) => session.completeMerchantValidation(merchant),
          () => {
            session.abort();
            complain('Apple Pay did not answer.');
          },
        );
      };
      session.onpaymentauthorized = ({ payment }) => {
        wallet.tokenize({ token: payment.token } as never).then(
          ({ nonce, type }: { nonce: string; type: string }) => {
            session.completePayment(apple.STATUS_SUCCESS);
            take({ nonce, paymentType: type });
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

/** Google Pay takes cards of these networks (commerce, section 5). */
export const cardNetworks: readonly google.payments.api.CardNetwork[] = ['DISCOVER', 'MASTERCARD', 'VISA'];

type Api = Pick<google.payments.api.PaymentsClient, 'isReadyToPay' | 'createButton' | 'loadPaymentData'>;

/** The request to Google Pay: the listed networks alone, and for what is paid every month no prepaid card. */
export function onlyListedCards(
  request: google.payments.api.PaymentDataRequest,
  { isSubscription }: Pick<TillRequest, 'isSubscription'>,
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

/** The button of Google Pay; `api` is the wallet's own script, once it has been fetched. */
export const openGooglePay =
  (modules: Pick<WalletModules, 'googlePayment'>, api: () => Promise<Api>, googleMerchantId: string): OpenWallet =>
  async ({ client, asked, place, take, complain }) => {
    const [payments, { create }] = await Promise.all([api(), modules.googlePayment()]);
    const google = await create({ client, googlePayVersion: 2, googleMerchantId });
    const request = onlyListedCards(
      await google.createPaymentDataRequest({
        transactionInfo: {
          currencyCode: asked.price.currency,
          totalPriceStatus: 'FINAL',
          totalPrice: asked.price.amount,
        },
      }),
      asked,
    );
    const { allowedPaymentMethods } = request;
    const ready = await payments.isReadyToPay({ apiVersion: 2, apiVersionMinor: 0, allowedPaymentMethods });
    if (!ready.result) return;
    const pay = async () => {
      try {
        const { nonce, type } = await google.parseResponse(await payments.loadPaymentData(request));
        take({ nonce, paymentType: type });
      } catch (error) {
        if ((error as { statusCode?: string }).statusCode !== 'CANCELED') complain('Google Pay did not answer.');
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

/** PayPal's own buttons; `buttons` is there once its script has been fetched. */
export const openPaypal =
  (modules: Pick<WalletModules, 'paypalCheckout'>, buttons: () => Buttons): OpenWallet =>
  async ({ client, asked, place, take, complain }) => {
    const { amount, currency } = asked.price;
    const paypal = await (await modules.paypalCheckout()).create({ client });
    await paypal.loadPayPalSDK(asked.isSubscription ? { vault: true, currency } : { intent: 'capture', currency });
    const order = () =>
      paypal.createPayment(
        asked.isSubscription
          ? { flow: 'vault' as never, currency }
          : { flow: 'checkout' as never, intent: 'capture' as never, amount, currency },
      );
    const box = element('div', { class: 'paypal' });
    place.append(box);
    await buttons()({
      ...(asked.isSubscription ? { createBillingAgreement: order } : { createOrder: order }),
      onApprove: async (data) => {
        const { nonce, type } = await paypal.tokenizePayment(data);
        take({ nonce, paymentType: type });
      },
      onError: () => complain('PayPal did not answer.'),
    }).render(box);
  };
