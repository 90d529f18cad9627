import type { Database } from '../db/database.ts';
import { type Email, type EmailComposer, type QueuedEmail, type ReadyEmail, Undeliverable } from './email.ts';
import type { MailStore } from './mail-store.ts';
import type { OpenTransport } from './open-transport.ts';
import type { SuppressionStore } from './suppression-store.ts';
import { type UnsubscribeDeps, unsubscribeLink } from './unsubscribe.ts';

/** Sends in the background, so that no player's request waits for it. */
export type MailQueue = {
  /** Sends all e-mails that are due. If a run is in progress, that run checks the queue again before it ends. */
  sendAll(): Promise<void>;
  /** From now on, sends e-mails as soon as this or another server commits them. */
  open(): Promise<void>;
  /** False if the mail server says that it cannot send to such an address. */
  canDeliver(address: string): Promise<boolean>;
  /** Takes no more e-mails and waits for those in progress. */
  close(): Promise<void>;
};

export type MailQueueDeps = {
  readonly mails: MailStore;
  readonly transport: OpenTransport;
  readonly composers: Readonly<Record<string, EmailComposer>>;
  readonly suppressions: SuppressionStore;
  readonly unsubscribeDeps: UnsubscribeDeps;
  readonly database: Pick<Database, 'listen'>;
  /** Logs the kind of an e-mail and why it failed, but never the recipient. */
  readonly logError: (message: string) => void;
};

const batchSize = 5;
const maxAttempts = 12;

export function openMailQueue(deps: MailQueueDeps): MailQueue {
  const { mails, transport, composers, database, logError } = deps;
  let isClosed = false;
  let mustRunAgain = false;
  let running: Promise<void> | undefined;
  let stopListening: (() => Promise<void>) | undefined;

  /** After a failure, the e-mail stays in the queue for another attempt. */
  const send = async (mail: QueuedEmail): Promise<void> => {
    const { id, kind, attempts } = mail;
    try {
      const compose = composers[kind];
      // Another server with a newer version may know this kind.
      if (!compose) throw new Error('unknown kind of e-mail');
      const email = await prepare(deps, await compose(mail));
      if (email) await transport.send(email, id);
      await mails.drop(id);
    } catch (failure) {
      const isGivenUp = failure instanceof Undeliverable || attempts + 1 >= maxAttempts;
      const { message } = failure as Error;
      logError(
        `mail "${kind}" ${id} failed and ${isGivenUp ? 'is given up' : 'will be retried'}: ${withoutAddresses(message)}`,
      );
      if (isGivenUp) await mails.drop(id);
    }
  };
  const sendRound = async (): Promise<void> => {
    do {
      mustRunAgain = false;
      for (let taken = batchSize; taken === batchSize && !isClosed; ) {
        const batch = await mails.take(batchSize);
        await Promise.all(batch.map(send));
        taken = batch.length;
      }
    } while (mustRunAgain && !isClosed);
  };
  const sendAll = (): Promise<void> => {
    if (isClosed) return Promise.resolve();
    if (running) {
      mustRunAgain = true;
      return running;
    }
    const round = sendRound().finally(() => {
      running = undefined;
    });
    running = round;
    return round;
  };
  const sendInBackground = (): void => {
    sendAll().catch((failure: Error) => logError(`e-mails wait in the queue: ${failure.message}`));
  };
  return {
    sendAll,
    canDeliver: async (address) => (await transport.canDeliver?.(address)) ?? true,
    async open() {
      stopListening = await database.listen('mails', () => sendInBackground());
      sendInBackground();
    },
    async close() {
      isClosed = true;
      await stopListening?.();
      await running?.catch(() => {});
      transport.close?.();
    },
  };
}

/** Adds the unsubscribe link. Returns undefined if the recipient has unsubscribed. */
async function prepare(
  { suppressions, unsubscribeDeps }: MailQueueDeps,
  email: Email | undefined,
): Promise<ReadyEmail | undefined> {
  if (!email?.notification) return email;
  const { notification, ...rest } = email;
  const { purpose, accountId, reason } = notification;
  if (await suppressions.isSuppressed(email.to, purpose)) return undefined;
  return { ...rest, unsubscribe: { link: unsubscribeLink(unsubscribeDeps, email.to, accountId, purpose), reason } };
}

const withoutAddresses = (text: string): string => text.replace(/[^\s<>]+@[^\s<>]+/g, '(an address)');
