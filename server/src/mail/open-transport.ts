import type { ServerOptions } from '../server-options.ts';
import type { Sender } from './as-message.ts';
import type { MailTransport } from './letter.ts';
import { outboxIn } from './outbox-folder.ts';
import { smtpTransport } from './smtp-transport.ts';

export type OpenTransport = MailTransport & { close?(): void };

/**
 * Opens the transport that the server's options choose: a mail server, else a folder. `name` is the sender's, asked for each
 * letter: a running server may take in another world.
 */
export function openTransport(
  { smtpUrl, mailFrom, outboxFolder, publicUrl }: ServerOptions,
  name: () => string,
): OpenTransport {
  const from = (): Sender => ({ name: name(), address: mailFrom ?? senderAt(publicUrl) });
  if (smtpUrl) return smtpTransport(smtpUrl, from);
  if (outboxFolder) return outboxIn(outboxFolder, from);
  return { send: async ({ subject }) => Promise.reject(new Error(`nowhere to send "${subject}" to`)) };
}

/** Letters come from the address players type. */
const senderAt = (publicUrl: string | undefined): string =>
  `no-reply@${publicUrl ? new URL(publicUrl).hostname : 'game.example'}`;
