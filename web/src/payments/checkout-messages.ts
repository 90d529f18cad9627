import type { Billing } from './billing.ts';

// What the game's page and the checkout in its frame say to each other. Each sends to the exact origin of the other and
// hears nobody else. No token of the session is ever among it.

/** Colours and letters of the game's page, by the names of its stylesheet, so that the frame looks like a part of it. */
export type Look = Readonly<Record<string, string>>;

export type Price = { readonly amount: string; readonly currency: string };

/** The way of paying as it is handed over, once. */
export type HandedMethod = { readonly nonce: string; readonly deviceData: string; readonly paymentType: string };

/** A number that the test provider takes, and what comes of it; `nonceIfRefused` where the card's bank has a say first. */
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
      readonly look: Look;
    }
  /** The page's colours are others from now on. */
  | { readonly is: 'look'; readonly look: Look }
  | { readonly is: 'hand over'; readonly billing: Billing };

export type FromCheckout =
  | { readonly is: 'loaded' }
  | { readonly is: 'height'; readonly px: number }
  /** The way of paying that is ready to be handed over; null while none is. */
  | { readonly is: 'ready'; readonly paymentType: string | null }
  | ({ readonly is: 'handed over' } & HandedMethod)
  /** Something typed has to be mended; nothing is over. */
  | { readonly is: 'to be mended'; readonly message: string }
  | { readonly is: 'failed'; readonly message: string }
  /** The fields could not be brought. */
  | { readonly is: 'broken'; readonly message: string };

type MessageFields = Readonly<Record<string, unknown>>;

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= 200_000;

const readers: { readonly [Is in FromCheckout['is']]: (told: MessageFields) => boolean } = {
  loaded: () => true,
  height: ({ px }) => typeof px === 'number' && px >= 0 && px < 5000,
  ready: ({ paymentType }) => paymentType === null || isText(paymentType),
  'handed over': ({ nonce, deviceData, paymentType }) => isText(nonce) && isText(deviceData) && isText(paymentType),
  'to be mended': ({ message }) => isText(message),
  failed: ({ message }) => isText(message),
  broken: ({ message }) => isText(message),
};

/** A message as the checkout sends it; undefined for anything else, for the frame's scripts are not all ours. */
export function readFromCheckout(data: unknown): FromCheckout | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { is } = data as MessageFields;
  const isKnown = typeof is === 'string' && Object.hasOwn(readers, is);
  return isKnown && readers[is as FromCheckout['is']](data as MessageFields) ? (data as FromCheckout) : undefined;
}
