/** The outcome of a payment method. The gateway publishes most of them for its sandbox; some failing ones are ours. */
export type Behaviour = {
  /** The bank's code and text for a decline. */
  readonly decline?: readonly [code: string, text: string];
  /** The reason for which the gateway itself rejects it. */
  readonly rejection?: string;
  /** The 3-D Secure status if the bank did not authenticate the cardholder. */
  readonly unconfirmed?: string;
  readonly isWallet?: true;
  readonly isSpent?: true;
  readonly fault?: Fault;
  /** The bank accepts the first charge and declines every renewal. */
  readonly failsLater?: true;
};

/**
 * Connection faults.
 * - lost: the call is carried out, and the connection closes without a reply.
 * - unheard: the connection closes before the call is carried out.
 * - hang: the call is carried out, and no reply comes.
 * - stall: the call is not carried out, and no reply comes.
 * - fail: the call is not carried out, and the reply is 500.
 * - fail after: the call is carried out, and the reply is 500.
 */
export const faults = ['lost', 'unheard', 'hang', 'stall', 'fail', 'fail after'] as const;
export type Fault = (typeof faults)[number];

const behaviours: readonly (readonly [name: RegExp, Behaviour])[] = [
  [/^fake-reply-lost-nonce$/, { fault: 'lost' }],
  [/^fake-never-arrived-nonce$/, { fault: 'unheard' }],
  [/^fake-hanging-nonce$/, { fault: 'hang' }],
  [/^fake-failing-nonce$/, { fault: 'fail' }],
  [/^fake-failing-after-nonce$/, { fault: 'fail after' }],
  [/^fake-declined-at-renewal-nonce$/, { failsLater: true }],
  [/^fake-consumed-nonce$/, { isSpent: true }],
  [/^fake-processor-declined-[a-z]+-nonce$/, { decline: ['2000', 'Do Not Honor'] }],
  [/^fake-processor-failure-[a-z]+-nonce$/, { decline: ['3000', 'Processor Network Unavailable - Try Again'] }],
  [/^fake-gateway-rejected-fraud-nonce$/, { rejection: 'fraud' }],
  [/^fake-three-d-secure-visa-failed-authentication-nonce$/, { unconfirmed: 'authenticate_failed' }],
  [/^fake-three-d-secure-visa-full-authentication-nonce$/, {}],
  [/^fake-(paypal|apple-pay|android-pay|google-pay)-([a-z-]+-)?nonce$/, { isWallet: true }],
  [/^fake-valid-([a-z-]+-)?nonce$/, {}],
];

/** A nonce is one of these names. With a dash and any text behind it, it is a separate nonce for one use. */
export function behaviourOf(nonce: string): Behaviour | undefined {
  const [, name = ''] = nameAndRest.exec(nonce) ?? [];
  return behaviours.find(([names]) => names.test(name))?.[1];
}

const nameAndRest = /^(fake-[a-z-]*?nonce)(-.*)?$/;

/** A published name itself can be used repeatedly, as in the gateway's sandbox. */
export const isReusable = (nonce: string): boolean => nameAndRest.exec(nonce)?.[2] === undefined;

/** Amounts from 2000.00 to 3000.99 are declined with their whole part as the code, as in the gateway's sandbox. */
export function declineOfAmount(cents: number): Behaviour['decline'] {
  const code = Math.floor(cents / 100);
  return code >= 2000 && code <= 3000 ? [String(code), code === 2001 ? 'Insufficient Funds' : 'Declined'] : undefined;
}
