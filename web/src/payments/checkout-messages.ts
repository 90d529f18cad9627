import type { Billing } from './billing.ts';

// Messages between the game's page and the checkout frame. Each side sends only to the exact origin of the other side,
// and accepts messages only from that origin. No message contains a session token.

/** CSS custom properties and font size of the game's page. The frame applies them to match the page. */
export type Theme = Readonly<Record<string, string>>;

export type Price = { readonly amount: string; readonly currency: string };

/** A payment method from the provider's scripts. Its nonce can be used only once. */
export type PaymentMethod = { readonly nonce: string; readonly deviceData: string; readonly paymentType: string };

/** A card number of the test provider. A failed 3-D Secure check returns `nonceIfRefused`. */
export type TestCard = {
  readonly number: string;
  readonly about: string;
  readonly nonce: string;
  readonly nonceIfRefused?: string;
};

export type FromGame =
  | {
      readonly is: 'begin';
      readonly provider: 'test' | 'braintree';
      readonly testCards: readonly TestCard[];
      readonly clientToken: string;
      readonly price: Price;
      readonly isSubscription: boolean;
      readonly theme: Theme;
    }
  | { readonly is: 'theme changed'; readonly theme: Theme }
  | { readonly is: 'submit'; readonly billing: Billing };

export type FromCheckout =
  | { readonly is: 'loaded' }
  | { readonly is: 'height'; readonly px: number }
  /** Type of the payment method that can be submitted, or null. */
  | { readonly is: 'ready'; readonly paymentType: string | null }
  | ({ readonly is: 'submitted' } & PaymentMethod)
  /** The player can correct the input and resubmit. */
  | { readonly is: 'invalid'; readonly message: string }
  | { readonly is: 'failed'; readonly message: string }
  /** The form failed to load. */
  | { readonly is: 'unavailable'; readonly message: string };

type MessageFields = Readonly<Record<string, unknown>>;

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= 200_000;

const validators: { readonly [Is in FromCheckout['is']]: (fields: MessageFields) => boolean } = {
  loaded: () => true,
  height: ({ px }) => typeof px === 'number' && px >= 0 && px < 5000,
  ready: ({ paymentType }) => paymentType === null || isText(paymentType),
  submitted: ({ nonce, deviceData, paymentType }) => isText(nonce) && isText(deviceData) && isText(paymentType),
  invalid: ({ message }) => isText(message),
  failed: ({ message }) => isText(message),
  unavailable: ({ message }) => isText(message),
};

/** Returns undefined for unknown messages, because the payment provider's scripts also send messages in the frame. */
export function parseCheckoutMessage(data: unknown): FromCheckout | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { is } = data as MessageFields;
  const isKnown = typeof is === 'string' && Object.hasOwn(validators, is);
  return isKnown && validators[is as FromCheckout['is']](data as MessageFields) ? (data as FromCheckout) : undefined;
}
