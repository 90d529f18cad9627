import { type MailTransport, Undeliverable } from './email.ts';
import { type Sender, toNodemailerMessage } from './nodemailer-message.ts';

/** Shorter than the first wait in the queue, so that no other server sends the same e-mail in the meantime. */
const timeoutMs = 20_000;

const isLoopback = (host: string): boolean => /^(127\.|localhost$|\[?::1\]?$)/.test(host);

/**
 * Sends e-mails to an SMTP server: `smtp://name:password@host:587`, or `smtps://` for implicit TLS. Sends a password
 * only over TLS or to this machine.
 */
export function smtpTransport(url: string, from: () => Sender): MailTransport & { close(): void } {
  const { hostname, username } = new URL(url);
  const openTransport = async () =>
    (await import('nodemailer')).createTransport({
      url,
      pool: true,
      maxConnections: 2,
      ...(username !== '' && !isLoopback(hostname) && { requireTLS: true }),
      connectionTimeout: timeoutMs,
      greetingTimeout: timeoutMs,
      socketTimeout: timeoutMs,
    });
  // Imported with the first e-mail so that the server starts faster.
  let opened: ReturnType<typeof openTransport> | undefined;
  return {
    async send(email, id) {
      try {
        opened ??= openTransport();
        await (await opened).sendMail(toNodemailerMessage(email, from(), id));
      } catch (failure) {
        const { code, responseCode = 0, message } = failure as Refusal;
        const isAboutEmail = code === 'EENVELOPE' || code === 'EMESSAGE';
        if (isAboutEmail && responseCode >= 500) throw new Undeliverable(message);
        throw failure;
      }
    },
    close: () => void opened?.then((transport) => transport.close()),
  };
}

type Refusal = Error & { readonly code?: string; readonly responseCode?: number };
