import type { TestCard } from '@underhall/contract';
import { wordsOfBank } from './decline-messages.ts';
import type { MethodDetails } from './payment-provider.ts';

/** The outcome of a nonce of the test provider's: how it is seen, how a charge of it ends, and how a later month's does. */
export type TestMethod = {
  readonly seen: MethodDetails;
  /** `reply lost`: it is paid and nobody hears of it; `never arrived`: nothing is paid and nobody hears of that. */
  readonly charge: 'paid' | 'reply lost' | 'never arrived' | { readonly declined: string };
  readonly isRenewed: boolean;
};

const answeredFor: MethodDetails = { is: 'card', isAnsweredFor: true, status: 'authenticate_successful' };
const card: TestMethod = { seen: answeredFor, charge: 'paid', isRenewed: true };
const wallet: TestMethod = { ...card, seen: { is: 'other' } };
const declined = (message: string): TestMethod => ({ ...card, charge: { declined: message } });
const gone = (message: string): TestMethod => ({ ...card, seen: { is: 'gone', message } });
const byBank = (isAnsweredFor: boolean, status: string): TestMethod => ({
  ...card,
  seen: { is: 'card', isAnsweredFor, status },
});

/** By the names under which the real provider publishes them for its own sandbox, and three more, of our own. */
const methods: readonly (readonly [RegExp, TestMethod])[] = [
  [/^fake-reply-lost-nonce$/, { ...card, charge: 'reply lost' }],
  [/^fake-never-arrived-nonce$/, { ...card, charge: 'never arrived' }],
  [/^fake-declined-at-renewal-nonce$/, { ...card, isRenewed: false }],
  [/^fake-consumed-nonce$/, gone('Cannot use a payment method more than once.')],
  [/^fake-luhn-invalid-nonce$/, declined('Credit card number is invalid.')],
  [/^fake-processor-declined-[a-z]+-nonce$/, declined(wordsOfBank('2000', 'Do Not Honor'))],
  [/^fake-processor-failure-[a-z]+-nonce$/, declined(wordsOfBank('3000', 'Processor Network Unavailable - Try Again'))],
  [/^fake-gateway-rejected-fraud-nonce$/, declined('Gateway Rejected: fraud')],
  [/^fake-gateway-rejected-risk-thresholds?-nonce$/, declined('Gateway Rejected: risk_threshold')],
  [/^fake-three-d-secure-visa-full-authentication-nonce$/, byBank(true, 'authenticate_successful')],
  [/^fake-three-d-secure-two-visa-successful-[a-z-]+-nonce$/, byBank(true, 'authenticate_successful')],
  [/^fake-three-d-secure-visa-attempts-non-participating-nonce$/, byBank(true, 'authenticate_attempt_successful')],
  [/^fake-three-d-secure-visa-not-enrolled-nonce$/, byBank(true, 'lookup_not_enrolled')],
  [/^fake-three-d-secure-visa-failed-authentication-nonce$/, byBank(false, 'authenticate_failed')],
  [/^fake-three-d-secure-visa-failed-signature-nonce$/, byBank(false, 'authenticate_signature_verification_failed')],
  [/^fake-three-d-secure-visa-mpi-authenticate-error-nonce$/, byBank(false, 'authenticate_error')],
  [/^fake-three-d-secure-visa-bypassed-authentication-nonce$/, byBank(false, 'lookup_bypassed')],
  [/^fake-three-d-secure-visa-[a-z-]*unavailable-nonce$/, byBank(false, 'authentication_unavailable')],
  [/^fake-three-d-secure-[a-z-]+-nonce$/, byBank(false, 'lookup_error')],
  [/^fake-valid-([a-z-]+-)?nonce$/, card],
  [/^fake-(paypal|apple-pay|android-pay|google-pay|venmo|visa-checkout|meta-checkout)-([a-z-]+-)?nonce$/, wallet],
];

/** Returns what comes of a nonce: it is a published name, with any dash and words behind it. */
export function testMethodOf(nonce: string): TestMethod {
  const [, name = ''] = /^(fake-[a-z-]*?nonce)(-.*)?$/s.exec(nonce) ?? [];
  return methods.find(([names]) => names.test(name))?.[1] ?? gone('Unknown or expired payment method.');
}

/** The numbers that may be typed; all others are refused by the page. */
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
