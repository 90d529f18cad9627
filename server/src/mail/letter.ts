import type { MailPurpose } from '@underhall/contract';

/** A piece of a letter's body: a paragraph in plain words, a heading, a link on a line of its own, or markup of the world's compiler. */
export type LetterPart =
  | string
  | { readonly heading: string }
  | { readonly link: string; readonly words: string }
  | { readonly html: string };

/** An e-mail as it is worded: `write-letter.ts` makes its plain and its HTML text of the same parts. */
export type Letter = {
  readonly to: string;
  readonly subject: string;
  readonly parts: readonly LetterPart[];
  /**
   * For all but what the reader has just asked for: its kind, which they may stop, and why it came. `accountId` is 0 where
   * it goes to somebody who has none.
   */
  readonly unasked?: { readonly purpose: MailPurpose; readonly accountId: number; readonly why: string };
};

/** A letter that may go, with the link by which no more of the kind come. */
export type ReadyLetter = Omit<Letter, 'unasked'> & {
  readonly unsubscribe?: { readonly link: string; readonly why: string };
};

/** A letter in the queue: what it is about, and whom it is for. Its words are found when it is sent. */
export type QueuedMail = {
  /** Stays the same however often it is tried, so that a letter that came twice is known to be one. */
  readonly id: string;
  readonly kind: string;
  readonly accountId?: number;
  readonly messageId?: number;
  readonly address?: string;
  readonly about: Readonly<Record<string, unknown>>;
  /** The number of tries before. */
  readonly attempts: number;
};

/** Words a kind of letter; undefined where nothing is to be sent any more. */
export type LetterWriter = (mail: QueuedMail) => Promise<Letter | undefined>;

/** A sender of letters: a mail server, or a folder that stands in for one. */
export type MailTransport = {
  /** Resolves once the letter has been handed over. Throws `Undeliverable` where to try again would be in vain. */
  send(letter: ReadyLetter, id: string): Promise<void>;
};

/** The mail server will not take this letter to this address, now or later. */
export class Undeliverable extends Error {}
