import type { Billing } from '../billing.ts';
import type { PaymentMethod, Price, TestCard, Theme } from '../checkout-messages.ts';

export type FormRequest = {
  readonly clientToken: string;
  readonly price: Price;
  /** True if charged monthly. */
  readonly isSubscription: boolean;
  readonly theme: Theme;
  readonly testCards: readonly TestCard[];
};

export type CheckoutForm = {
  /**
   * Returns the payment method, once.
   *
   * @throws ValidationError, or another error with a message for the player
   */
  submit(billing: Billing): Promise<PaymentMethod>;
};

/**
 * Mounts a form in `place`. Calls `onReady` with the type of the payment method that can be submitted, or undefined if
 * none can.
 */
export type MountCheckout = (
  place: HTMLElement,
  request: FormRequest,
  onReady: (paymentType: string | undefined) => void,
) => Promise<CheckoutForm>;

/** The player must correct the input. */
export class ValidationError extends Error {}

export const threeDSecureError = (reason: string): Error => new Error(`ThreeDSecure verification failed (${reason})`);

/** Creates an element without parsing HTML. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string>> = {},
  ...contents: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const created = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) created.setAttribute(name, value);
  created.append(...contents);
  return created;
}
