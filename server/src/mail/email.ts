import type { MailPurpose } from '@underhall/contract';

/** A part of the body: a paragraph of plain text, a heading, a link with its label, or HTML from the world's compiler. */
export type EmailPart =
  | string
  | { readonly heading: string }
  | { readonly link: string; readonly label: string }
  | { readonly html: string };

/** The content of an e-mail. `render-email.ts` renders both its plain text and its HTML from `parts`. */
export type Email = {
  readonly to: string;
  readonly subject: string;
  readonly parts: readonly EmailPart[];
  /**
   * Set for every e-mail that the reader did not just request: what they can unsubscribe from, and why they got it.
   * `accountId` is 0 if the recipient has no account.
   */
  readonly notification?: { readonly purpose: MailPurpose; readonly accountId: number; readonly reason: string };
};

/** An e-mail that passed the suppression list, with its unsubscribe link. */
export type ReadyEmail = Omit<Email, 'notification'> & {
  readonly unsubscribe?: { readonly link: string; readonly reason: string };
};

/** A row of the queue. The content is composed when it is sent. */
export type QueuedEmail = {
  /** The same for every attempt, so that a mail program recognizes a duplicate. */
  readonly id: string;
  readonly kind: string;
  readonly accountId?: number;
  readonly messageId?: number;
  readonly address?: string;
  readonly about: Readonly<Record<string, unknown>>;
  /** Number of earlier attempts. */
  readonly attempts: number;
};

/** Composes an e-mail of one kind; undefined if it is no longer needed. */
export type EmailComposer = (mail: QueuedEmail) => Promise<Email | undefined>;

/** A mail server, or a folder that replaces one. */
export type MailTransport = {
  /** Resolves when the e-mail was accepted. Throws `Undeliverable` if a retry cannot succeed. */
  send(email: ReadyEmail, id: string): Promise<void>;
};

/** The mail server rejects this e-mail or this address permanently. */
export class Undeliverable extends Error {}
