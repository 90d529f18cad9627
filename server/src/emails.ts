import { type AccountChangeEmailDeps, accountChangeEmails } from './account/account-change-emails.ts';
import { type AccountEmailDeps, accountEmails } from './account/account-emails.ts';
import type { EmailComposer } from './mail/email.ts';
import { type MembershipEmailDeps, membershipEmails } from './membership/membership-emails.ts';
import { type MessageEmailDeps, messageEmails } from './messages/message-emails.ts';
import { type PasswordResetEmailDeps, passwordResetEmails } from './password-reset/password-reset-emails.ts';
import { type PaymentEmailDeps, paymentEmails } from './payments/payment-emails.ts';
import { type ReportEmailDeps, reportEmails } from './reports/report-emails.ts';
import { type OutsideDeps, outsideEmails } from './social/outside-emails.ts';

export type EmailDeps = PasswordResetEmailDeps &
  AccountEmailDeps &
  AccountChangeEmailDeps &
  MessageEmailDeps &
  ReportEmailDeps &
  OutsideDeps &
  PaymentEmailDeps &
  MembershipEmailDeps;

export const emailComposers = (deps: EmailDeps): Readonly<Record<string, EmailComposer>> => ({
  ...accountEmails(deps),
  ...accountChangeEmails(deps),
  ...passwordResetEmails(deps),
  ...messageEmails(deps),
  ...reportEmails(deps),
  ...outsideEmails(deps),
  ...paymentEmails(deps),
  ...membershipEmails(deps),
});
