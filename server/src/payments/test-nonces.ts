import type { TestCard } from '@underhall/contract';
import { bankDeclineMessage } from './decline-messages.ts';
import type { MethodDetails } from './payment-provider.ts';

export type TestOutcome = {
  readonly details: MethodDetails;
  /** `reply lost`: paid, but the server gets no reply. `never arrived`: not paid, and no reply. */
  readonly charge: 'paid' | 'reply lost' | 'never arrived' | { readonly declined: string };
  readonly isRenewed: boolean;
};

const verified: MethodDetails = { is: 'card', hasLiabilityShift: true, status: 'authenticate_successful' };
const card: TestOutcome = { details: verified, charge: 'paid', isRenewed: true };
const wallet: TestOutcome = { ...card, details: { is: 'other' } };
const declined = (message: string): TestOutcome => ({ ...card, charge: { declined: message } });
const unusable = (message: string): TestOutcome => ({ ...card, details: { is: 'unusable', message } });
const verifiedByBank = (hasLiabilityShift: boolean, status: string): TestOutcome => ({
  ...card,
  details: { is: 'card', hasLiabilityShift, status },
});

/** Braintree's published sandbox nonces, and three of our own. */
const methods: readonly (readonly [RegExp, TestOutcome])[] = [
  [/^fake-reply-lost-nonce$/, { ...card, charge: 'reply lost' }],
  [/^fake-never-arrived-nonce$/, { ...card, charge: 'never arrived' }],
  [/^fake-declined-at-renewal-nonce$/, { ...card, isRenewed: false }],
  [/^fake-consumed-nonce$/, unusable('Cannot use a payment method more than once.')],
  [/^fake-luhn-invalid-nonce$/, declined('Credit card number is invalid.')],
  [/^fake-processor-declined-[a-z]+-nonce$/, declined(bankDeclineMessage('2000', 'Do Not Honor'))],
  [
    /^fake-processor-failure-[a-z]+-nonce$/,
    declined(bankDeclineMessage('3000', 'Processor Network Unavailable - Try Again')),
  ],
  [/^fake-gateway-rejected-fraud-nonce$/, declined('Gateway Rejected: fraud')],
  [/^fake-gateway-rejected-risk-thresholds?-nonce$/, declined('Gateway Rejected: risk_threshold')],
  [/^fake-three-d-secure-visa-full-authentication-nonce$/, verifiedByBank(true, 'authenticate_successful')],
  [/^fake-three-d-secure-two-visa-successful-[a-z-]+-nonce$/, verifiedByBank(true, 'authenticate_successful')],
  [
    /^fake-three-d-secure-visa-attempts-non-participating-nonce$/,
    verifiedByBank(true, 'authenticate_attempt_successful'),
  ],
  [/^fake-three-d-secure-visa-not-enrolled-nonce$/, verifiedByBank(true, 'lookup_not_enrolled')],
  [/^fake-three-d-secure-visa-failed-authentication-nonce$/, verifiedByBank(false, 'authenticate_failed')],
  [
    /^fake-three-d-secure-visa-failed-signature-nonce$/,
    verifiedByBank(false, 'authenticate_signature_verification_failed'),
  ],
  [/^fake-three-d-secure-visa-mpi-authenticate-error-nonce$/, verifiedByBank(false, 'authenticate_error')],
  [/^fake-three-d-secure-visa-bypassed-authentication-nonce$/, verifiedByBank(false, 'lookup_bypassed')],
  [/^fake-three-d-secure-visa-[a-z-]*unavailable-nonce$/, verifiedByBank(false, 'authentication_unavailable')],
  [/^fake-three-d-secure-[a-z-]+-nonce$/, verifiedByBank(false, 'lookup_error')],
  [/^fake-valid-([a-z-]+-)?nonce$/, card],
  [/^fake-(paypal|apple-pay|android-pay|google-pay|venmo|visa-checkout|meta-checkout)-([a-z-]+-)?nonce$/, wallet],
];

/** A nonce is a name from the list, optionally followed by a dash and any text. */
export function testOutcomeOf(nonce: string): TestOutcome {
  const [, name = ''] = /^(fake-[a-z-]*?nonce)(-.*)?$/s.exec(nonce) ?? [];
  return methods.find(([names]) => names.test(name))?.[1] ?? unusable('Unknown or expired payment method.');
}

/** The only card numbers that the page accepts for the test provider. */
export const testCards: readonly TestCard[] = [
  { number: '4111 1111 1111 1111', about: 'is paid', nonce: 'fake-valid-visa-nonce' },
  { number: '4000 1111 1111 1115', about: 'is declined', nonce: 'fake-processor-declined-visa-nonce' },
  {
    number: '4000 0000 0000 1091',
    about: 'asks the bank first (3-D Secure)',
    nonce: 'fake-three-d-secure-visa-full-authentication-nonce',
    nonceIfRefused: 'fake-three-d-secure-visa-failed-authentication-nonce',
  },
  { number: '4000 0000 0000 9995', about: 'fails', nonce: 'fake-processor-failure-jcb-nonce' },
  { number: '4000 0000 0000 0119', about: 'is paid, and the reply is lost', nonce: 'fake-reply-lost-nonce' },
  {
    number: '4000 0000 0000 0341',
    about: 'is paid, and declined when a membership is renewed',
    nonce: 'fake-declined-at-renewal-nonce',
  },
];
