import type { Transaction, ValidatedResponse } from 'braintree';

/** For players to read, where a payment came to nothing. Each says that nothing was charged, and what to do. */
export const declineWords = {
  noAccount: 'This server cannot take payments in that currency. Nothing was charged. Choose another currency.',
  spent: 'What you entered can no longer be used. Nothing was charged. Enter it once more.',
  notConfirmed:
    'Your bank did not confirm that this card is yours. Nothing was charged. Try again, or pay another way.',
  closed: 'Payments cannot be taken at the moment. Nothing was charged. Try again later.',
  suspicious: 'This payment was not accepted. Nothing was charged. Pay another way, or write to us.',
  plain: 'The payment was declined. Nothing was charged. Try another card, or ask your bank.',
} as const;

const byReason: Readonly<Record<string, string>> = {
  three_d_secure: declineWords.notConfirmed,
  duplicate: 'The same payment was asked for a moment ago. This one was not charged.',
  cvv: 'The security code does not fit the card. Nothing was charged. Enter it once more.',
  avs: 'The address does not fit the card. Nothing was charged. Enter it once more.',
  avs_and_cvv: 'Address and security code do not fit the card. Nothing was charged. Enter them once more.',
  fraud: declineWords.suspicious,
  risk_threshold: declineWords.suspicious,
};

/** Words for the payment that did not go through; the bank's own reason is told where it gave one. */
export function wordsOfDecline(transaction: Transaction | undefined): string {
  if (!transaction) return declineWords.plain;
  const reason = byReason[transaction.gatewayRejectionReason ?? ''];
  if (reason) return reason;
  const said = transaction.processorResponseText;
  if (transaction.status !== 'processor_declined' || !said) return declineWords.plain;
  return `The bank declined the payment: ${said}. Nothing was charged. Try another card, or ask your bank.`;
}

/** The same for a reply without success: either the bank's no, or a way of paying that is used up. */
export const wordsOfReply = (reply: Pick<ValidatedResponse<Transaction>, 'transaction'>): string =>
  reply.transaction ? wordsOfDecline(reply.transaction) : declineWords.spent;

/** The numbers of the faults that a reply without success tells of. */
export const faultCodes = (reply: { readonly errors: ValidatedResponse<Transaction>['errors'] }): readonly string[] =>
  reply.errors.deepErrors().map(({ code }) => code);
