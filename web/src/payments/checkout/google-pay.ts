import type { WalletModules } from './braintree-modules.ts';
import type { OpenWallet } from './braintree-till.ts';
import type { TillRequest } from './till.ts';

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
