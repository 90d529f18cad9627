import type { WorldNames } from '@underhall/engine';
import type { Runtime } from '../runtime/runtime.ts';
import type { ServerOptions } from '../server-options.ts';
import type { MailTransport } from './email.ts';
import type { Sender } from './nodemailer-message.ts';
import { outboxTransport } from './outbox-folder.ts';
import { smtpTransport } from './smtp-transport.ts';

export type OpenTransport = MailTransport & { close?(): void };

/**
 * Opens the configured mail server, or else the outbox folder. `words` returns the sender's name and colours for each
 * e-mail, because a running server can load a new world.
 */
export function openTransport(
  { smtpUrl, mailFrom, outboxFolder, publicUrl }: ServerOptions,
  words: () => Pick<WorldNames, 'title' | 'palette'>,
  runtime: Runtime,
): OpenTransport {
  const from = (): Sender => {
    const { title, palette } = words();
    return { name: title, address: mailFrom ?? senderAt(publicUrl), palette };
  };
  if (smtpUrl) return smtpTransport(smtpUrl, from, runtime);
  if (outboxFolder) return outboxTransport(outboxFolder, from);
  return {
    send: async ({ subject }) =>
      Promise.reject(new Error(`"${subject}" cannot be sent: set SMTP_URL or an outbox folder`)),
  };
}

const senderAt = (publicUrl: string | undefined): string =>
  `no-reply@${publicUrl ? new URL(publicUrl).hostname : 'game.example'}`;
