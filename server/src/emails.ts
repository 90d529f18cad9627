import { type AccountLetterDeps, accountLetters } from './account/account-letters.ts';
import { type ChangeLetterDeps, changeLetters } from './account/change-letters.ts';
import type { EmailComposer } from './mail/email.ts';
import { type MembershipEmailDeps, membershipEmails } from './membership/membership-emails.ts';
import { type MessageEmailDeps, messageEmails } from './messages/message-emails.ts';
import { type ResetLetterDeps, resetLetters } from './password-reset/reset-letters.ts';
import { type PaymentEmailDeps, paymentEmails } from './payments/payment-emails.ts';
import { type ReportLetterDeps, reportLetters } from './reports/report-letters.ts';
import { type OutsideDeps, outsideEmails } from './social/outside-emails.ts';

export type EmailDeps = ResetLetterDeps &
  AccountLetterDeps &
  ChangeLetterDeps &
  MessageEmailDeps &
  ReportLetterDeps &
  OutsideDeps &
  PaymentEmailDeps &
  MembershipEmailDeps;

/** The composers of all kinds of e-mail, one line for each area. */
export const emailComposers = (deps: EmailDeps): Readonly<Record<string, EmailComposer>> => ({
  ...accountLetters(deps),
  ...changeLetters(deps),
  ...resetLetters(deps),
  ...messageEmails(deps),
  ...reportLetters(deps),
  ...outsideEmails(deps),
  ...paymentEmails(deps),
  ...membershipEmails(deps),
});
