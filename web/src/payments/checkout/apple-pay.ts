import type { WalletModules } from './braintree-modules.ts';
import type { OpenWallet } from './braintree-till.ts';
import { element } from './element.ts';

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
