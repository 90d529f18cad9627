import type { Database } from '../db/database.ts';
import { type Letter, type LetterWriter, type QueuedMail, type ReadyLetter, Undeliverable } from './letter.ts';
import type { MailStore } from './mail-store.ts';
import type { OpenTransport } from './open-transport.ts';
import type { SuppressionStore } from './suppression-store.ts';
import { type UnsubscribeDeps, unsubscribeLink } from './unsubscribe.ts';

/** Sends what stands in the queue. Nobody who plays ever waits for it. */
export type Mailroom = {
  /** Sends all whose time has come. Called again while it does, it looks once more when it is done. */
  sendAll(): Promise<void>;
  /** Sends letters from now on as soon as they are committed, by whichever server. */
  open(): Promise<void>;
  /** Takes no more letters, and waits for those under way. */
  close(): Promise<void>;
};

export type MailroomParts = {
  readonly mails: MailStore;
  readonly post: OpenTransport;
  readonly writers: Readonly<Record<string, LetterWriter>>;
  readonly suppressions: SuppressionStore;
  readonly unsubscribing: UnsubscribeDeps;
  readonly database: Pick<Database, 'listen'>;
  /** Hears what the operator ought to know: the kind of a letter and why it did not go, never to whom. */
  readonly complain: (message: string) => void;
};

const atOnce = 5;
const mostTries = 12;

export function openMailroom(parts: MailroomParts): Mailroom {
  const { mails, post, writers, database, complain } = parts;
  let isClosed = false;
  let isAskedAgain = false;
  let underWay: Promise<void> | undefined;
  let deaf: (() => Promise<void>) | undefined;

  /** Sends one letter. What cannot be sent now stands in the queue for its next try. */
  const send = async (mail: QueuedMail): Promise<void> => {
    const { id, kind, attempts } = mail;
    try {
      const writer = writers[kind];
      // Another server may be newer, and know it.
      if (!writer) throw new Error('no such kind of letter is known here');
      const letter = await readyLetter(parts, await writer(mail));
      if (letter) await post.send(letter, id);
      await mails.drop(id);
    } catch (failure) {
      const isGivenUp = failure instanceof Undeliverable || attempts + 1 >= mostTries;
      const { message } = failure as Error;
      complain(
        `mail "${kind}" ${id} ${isGivenUp ? 'is given up' : `will be tried again`}: ${withoutAddresses(message)}`,
      );
      if (isGivenUp) await mails.drop(id);
    }
  };
  const sendRound = async (): Promise<void> => {
    do {
      isAskedAgain = false;
      for (let taken = atOnce; taken === atOnce && !isClosed; ) {
        const some = await mails.take(atOnce);
        await Promise.all(some.map(send));
        taken = some.length;
      }
    } while (isAskedAgain && !isClosed);
  };
  const sendAll = (): Promise<void> => {
    if (isClosed) return Promise.resolve();
    if (underWay) {
      isAskedAgain = true;
      return underWay;
    }
    const round = sendRound().finally(() => {
      underWay = undefined;
    });
    underWay = round;
    return round;
  };
  const sendHeard = (): void => {
    sendAll().catch((failure: Error) => complain(`mails wait: ${failure.message}`));
  };
  return {
    sendAll,
    async open() {
      deaf = await database.listen('mails', () => sendHeard());
      sendHeard();
    },
    async close() {
      isClosed = true;
      await deaf?.();
      await underWay?.catch(() => {});
      post.close?.();
    },
  };
}

/** The letter with the way to get no more of its kind; nothing where its address wants none. */
async function readyLetter(
  { suppressions, unsubscribing }: MailroomParts,
  letter: Letter | undefined,
): Promise<ReadyLetter | undefined> {
  if (!letter?.unasked) return letter;
  const { unasked, ...rest } = letter;
  const { purpose, accountId, why } = unasked;
  if (await suppressions.isSuppressed(letter.to, purpose)) return undefined;
  return { ...rest, unsubscribe: { link: unsubscribeLink(unsubscribing, letter.to, accountId, purpose), why } };
}

const withoutAddresses = (words: string): string => words.replace(/[^\s<>]+@[^\s<>]+/g, '(an address)');
