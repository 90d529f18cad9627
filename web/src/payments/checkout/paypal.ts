import type { WalletModules } from './braintree-modules.ts';
import type { OpenWallet } from './braintree-till.ts';
import { element } from './element.ts';

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
