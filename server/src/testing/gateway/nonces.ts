/** The outcomes of ways of paying: as the gateway publishes them for trying things out, and some of ours that go wrong. */
export type Behaviour = {
  /** The bank's number and words for its no. */
  readonly decline?: readonly [code: string, text: string];
  /** The gateway's own reason for its no. */
  readonly rejection?: string;
  /** The bank was asked whether the card is the player's, and did not say yes: what it said. */
  readonly unconfirmed?: string;
  readonly isWallet?: true;
  readonly isSpent?: true;
  readonly fault?: Fault;
  /** The bank says yes once, and no to every renewal. */
  readonly failsLater?: true;
};

/**
 * The trouble on the way: `lost`: done, and the line is cut; `unheard`: cut before it is done; `hang`: done, and never
 * answered; `stall`: neither done nor answered; `fail`: answered with 500 and not done; `fail after`: done, and answered with 500.
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

/** A nonce is one of these names, with any dash and words behind it: then it is one of its own, good for one use. */
export function behaviourOf(nonce: string): Behaviour | undefined {
  const [, name = ''] = nameAndRest.exec(nonce) ?? [];
  return behaviours.find(([names]) => names.test(name))?.[1];
}

const nameAndRest = /^(fake-[a-z-]*?nonce)(-.*)?$/;

/** Under a published name itself a nonce may be used again and again, as in the gateway's sandbox. */
export const isReusable = (nonce: string): boolean => nameAndRest.exec(nonce)?.[2] === undefined;

/** Amounts from 2000.00 to 3000.99 are declined by the number before the point, as in the gateway's sandbox. */
export function declineOfAmount(cents: number): Behaviour['decline'] {
  const code = Math.floor(cents / 100);
  return code >= 2000 && code <= 3000 ? [String(code), code === 2001 ? 'Insufficient Funds' : 'Declined'] : undefined;
}
