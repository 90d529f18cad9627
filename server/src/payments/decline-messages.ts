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

/** The reason and the remedy for each code of a bank's *no* that a payer can do something about (Braintree's processor responses). */
const byBankCode: Readonly<Record<string, readonly [reason: string, remedy: string]>> = {
  '2000': ['Your bank does not allow this payment, and does not say why', 'Ask your bank, or try another card.'],
  '2001': ['There is not enough money for it on the account of this card', 'Try another card.'],
  '2002': ['It is more than this card may pay', 'Try another card, or ask your bank.'],
  '2003': ['This card has been used as often as your bank allows for now', 'Try another card, or try again tomorrow.'],
  '2004': ['This card is no longer valid', 'Try another card.'],
  '2005': ['There is no card of this number', 'Enter it once more.'],
  '2006': ['The day until which the card is valid does not fit it', 'Enter it once more.'],
  '2010': ['The security code does not fit the card', 'Enter it once more.'],
  '2015': ['Your bank does not allow payments of this kind with this card', 'Ask your bank, or try another card.'],
  '2044': ['Your bank wants to speak with you first', 'Call your bank, then try again.'],
  '2057': ['This card is closed to such payments, by you or by your bank', 'Ask your bank, or try another card.'],
  '3000': ['Your bank could not be reached', 'Try again later.'],
};

/** The standings of a transaction to which the bank has said no, or could not be asked. */
const isOfBank = new Set<string>(['processor_declined', 'failed']);

/** A bank's *no* in plain words with what to do about it; its own words stand in brackets, to be told to the bank. */
export function wordsOfBank(code: string, said: string): string {
  const [reason, remedy] = byBankCode[code] ?? ['The bank declined the payment', 'Try another card, or ask your bank.'];
  return `${reason} (“${said}”). Nothing was charged. ${remedy}`;
}

/** Words for the payment that did not go through; the bank's own reason is told where it gave one. */
export function wordsOfDecline(transaction: Transaction | undefined): string {
  if (!transaction) return declineWords.plain;
  const reason = byReason[transaction.gatewayRejectionReason ?? ''];
  if (reason) return reason;
  const said = transaction.processorResponseText;
  if (!isOfBank.has(transaction.status) || !said) return declineWords.plain;
  return wordsOfBank(transaction.processorResponseCode, said);
}

/** The same for a reply without success: either the bank's no, or a way of paying that is used up. */
export const wordsOfReply = (reply: Pick<ValidatedResponse<Transaction>, 'transaction'>): string =>
  reply.transaction ? wordsOfDecline(reply.transaction) : declineWords.spent;

/** The numbers of the faults that a reply without success tells of. */
export const faultCodes = (reply: { readonly errors: ValidatedResponse<Transaction>['errors'] }): readonly string[] =>
  reply.errors.deepErrors().map(({ code }) => code);
