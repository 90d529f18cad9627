import type { MailPurpose } from '@underhall/contract';

/** A part of the body: a plain-text paragraph, a heading, a link, or HTML from the world's compiler. */
export type EmailPart =
  | string
  | { readonly heading: string }
  | { readonly link: string; readonly label: string }
  | { readonly html: string };

/** The content of an e-mail. `render-email.ts` renders plain text and HTML from `parts`. */
export type Email = {
  readonly to: string;
  readonly subject: string;
  readonly parts: readonly EmailPart[];
  /**
   * Set for every e-mail that the recipient did not just request: what to unsubscribe from, and why they got the
   * e-mail. `accountId` is 0 if the recipient has no account.
   */
  readonly notification?: { readonly purpose: MailPurpose; readonly accountId: number; readonly reason: string };
};

/** An e-mail that passed the suppression list, with its unsubscribe link. */
export type ReadyEmail = Omit<Email, 'notification'> & {
  readonly unsubscribe?: { readonly link: string; readonly reason: string };
};

/** A row of the queue. The content is composed at the time of sending. */
export type QueuedEmail = {
  /** The same for every attempt, so that mail programs recognize duplicates. */
  readonly id: string;
  readonly kind: string;
  readonly accountId?: number;
  readonly messageId?: number;
  readonly address?: string;
  readonly about: Readonly<Record<string, unknown>>;
  /** Number of earlier attempts. */
  readonly attempts: number;
};

/** Composes e-mails of one kind. Returns undefined if the e-mail is no longer needed. */
export type EmailComposer = (mail: QueuedEmail) => Promise<Email | undefined>;

export type MailTransport = {
  /** Resolves when the e-mail is accepted. Throws `Undeliverable` if a retry cannot succeed. */
  send(email: ReadyEmail, id: string): Promise<void>;
  /** False if the mail server says that it cannot send to such an address. Absent: to every address. */
  canDeliver?(address: string): Promise<boolean>;
};

/** The mail server permanently rejects this e-mail or address. */
export class Undeliverable extends Error {}
