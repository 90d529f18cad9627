import type { Transaction, ValidatedResponse } from 'braintree';

/** Messages to players whose payment failed. Each message says that nothing was charged and what to do. */
export const declineMessages = {
  noAccount: 'This server cannot take payments in that currency. Nothing was charged. Choose another currency.',
  unusable: 'These payment details can no longer be used. Nothing was charged. Enter them again.',
  notVerified: 'Your bank did not confirm that this card is yours. Nothing was charged. Try again, or pay another way.',
  unavailable: 'Payments are not possible at the moment. Nothing was charged. Try again later.',
  suspicious: 'This payment was not accepted. Nothing was charged. Pay another way, or contact us.',
  plain: 'The payment was declined. Nothing was charged. Try another card, or ask your bank.',
} as const;

const byRejectionReason: Readonly<Record<string, string>> = {
  three_d_secure: declineMessages.notVerified,
  duplicate: 'The same payment was made a moment ago. This one was not charged.',
  cvv: 'The security code does not match the card. Nothing was charged. Enter it again.',
  avs: 'The address does not match the card. Nothing was charged. Enter it again.',
  avs_and_cvv: 'Address and security code do not match the card. Nothing was charged. Enter them again.',
  fraud: declineMessages.suspicious,
  risk_threshold: declineMessages.suspicious,
};

/** Messages for Braintree's processor response codes that a buyer can act on. */
const byBankCode: Readonly<Record<string, readonly [reason: string, remedy: string]>> = {
  '2000': ['Your bank does not allow this payment, and does not say why', 'Ask your bank, or try another card.'],
  '2001': ['There is not enough money on the account of this card', 'Try another card.'],
  '2002': ['The amount is above the limit of this card', 'Try another card, or ask your bank.'],
  '2003': ['This card has been used as often as your bank allows for now', 'Try another card, or try again tomorrow.'],
  '2004': ['This card is no longer valid', 'Try another card.'],
  '2005': ['There is no card with this number', 'Enter it again.'],
  '2006': ['The expiry date does not match the card', 'Enter it again.'],
  '2010': ['The security code does not match the card', 'Enter it again.'],
  '2015': ['Your bank does not allow payments of this kind with this card', 'Ask your bank, or try another card.'],
  '2044': ['Your bank wants to speak with you first', 'Call your bank, then try again.'],
  '2057': ['You or your bank have blocked such payments with this card', 'Ask your bank, or try another card.'],
  '3000': ['Your bank could not be reached', 'Try again later.'],
};

/** Transaction states in which the bank declined or was not reached. */
const bankDeclineStates = new Set<string>(['processor_declined', 'failed']);

/** Quotes the bank's text, so that the buyer can ask the bank about it. */
export function bankDeclineMessage(code: string, bankText: string): string {
  const [reason, remedy] = byBankCode[code] ?? ['The bank declined the payment', 'Try another card, or ask your bank.'];
  return `${reason} (“${bankText}”). Nothing was charged. ${remedy}`;
}

export function declineMessageOf(transaction: Transaction | undefined): string {
  if (!transaction) return declineMessages.plain;
  const message = byRejectionReason[transaction.gatewayRejectionReason ?? ''];
  if (message) return message;
  const bankText = transaction.processorResponseText;
  if (!bankDeclineStates.has(transaction.status) || !bankText) return declineMessages.plain;
  return bankDeclineMessage(transaction.processorResponseCode, bankText);
}

/** A failed reply without a transaction means that the nonce is no longer usable. */
export const failureMessageOf = (reply: Pick<ValidatedResponse<Transaction>, 'transaction'>): string =>
  reply.transaction ? declineMessageOf(reply.transaction) : declineMessages.unusable;

export const validationErrorCodes = (reply: {
  readonly errors: ValidatedResponse<Transaction>['errors'];
}): readonly string[] => reply.errors.deepErrors().map(({ code }) => code);
