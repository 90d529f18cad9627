import type { Billing } from '../billing.ts';
import type { HandedMethod, Look, Price, TestCard } from '../checkout-messages.ts';

/** The sum and the purpose a way of paying is asked for. */
export type TillRequest = {
  readonly clientToken: string;
  readonly price: Price;
  /** True where it is charged again every month. */
  readonly isSubscription: boolean;
  readonly look: Look;
  /** The numbers that the test provider takes; none with any other. */
  readonly testCards: readonly TestCard[];
};

/** A till asks for a way of paying: the fields of a card, and perhaps buttons of wallets. */
export type Till = {
  /** Hands the way of paying over, once. Throws `ToBeMended`, or an error whose words are for the player. */
  handOver(billing: Billing): Promise<HandedMethod>;
};

/** Puts a till on the page at `place`; `tell` is called whenever a way of paying is ready, or none is any more. */
export type OpenTill = (
  place: HTMLElement,
  asked: TillRequest,
  tell: (paymentType: string | undefined) => void,
) => Promise<Till>;

/** Something typed has to be mended before it can be handed over. */
export class ToBeMended extends Error {}

/** The words of a card whose bank did not take the liability, with what is known of why in brackets. */
export const threeDSecureFailed = (why: string): Error => new Error(`ThreeDSecure verification failed (${why})`);

/** An element with these attributes and contents, made without any markup being read. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string>> = {},
  ...contents: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...contents);
  return made;
}
