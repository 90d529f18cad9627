import { type AccountLetterDeps, accountLetters } from './account/account-letters.ts';
import { type ChangeLetterDeps, changeLetters } from './account/change-letters.ts';
import type { LetterWriter } from './mail/letter.ts';
import { type MembershipLetterDeps, membershipLetters } from './membership/membership-letters.ts';
import { type MessageLetterDeps, messageLetters } from './messages/message-letters.ts';
import { type ResetLetterDeps, resetLetters } from './password-reset/reset-letters.ts';
import { type PaymentLetterDeps, paymentLetters } from './payments/payment-letters.ts';
import { type ReportLetterDeps, reportLetters } from './reports/report-letters.ts';
import { type OutsideDeps, outsideLetters } from './social/outside-letters.ts';

export type LetterDeps = ResetLetterDeps &
  AccountLetterDeps &
  ChangeLetterDeps &
  MessageLetterDeps &
  ReportLetterDeps &
  OutsideDeps &
  PaymentLetterDeps &
  MembershipLetterDeps;

/** The letters of the server: those of an area are a line here, and the mailroom words them when it sends them. */
export const letterWriters = (deps: LetterDeps): Readonly<Record<string, LetterWriter>> => ({
  ...accountLetters(deps),
  ...changeLetters(deps),
  ...resetLetters(deps),
  ...messageLetters(deps),
  ...reportLetters(deps),
  ...outsideLetters(deps),
  ...paymentLetters(deps),
  ...membershipLetters(deps),
});
