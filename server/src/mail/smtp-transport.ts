import type { Runtime } from '../runtime/runtime.ts';
import { type MailTransport, Undeliverable } from './email.ts';
import { type Sender, toNodemailerMessage } from './nodemailer-message.ts';
import { needsUtf8, offersUtf8 } from './offers-utf8.ts';

/** Shorter than the first wait in the queue, so that no other server sends the same e-mail in the meantime. */
const timeoutMs = 20_000;

/** The answer whether a mail server offers SMTPUTF8 is used for this time. */
const recheckMs = 10 * 60 * 1000;

const isLoopback = (host: string): boolean => /^(127\.|localhost$|\[?::1\]?$)/.test(host);

/**
 * Sends e-mails to an SMTP server: `smtp://name:password@host:587`, or `smtps://` for implicit TLS. Sends a password
 * only over TLS or to this machine.
 */
export function smtpTransport(url: string, from: () => Sender, { now }: Runtime): MailTransport & { close(): void } {
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
  let utf8 = { isOffered: true, askedAt: 0 };
  let opened: ReturnType<typeof openTransport> | undefined;
  const canDeliver = async (address: string): Promise<boolean> => {
    if (!needsUtf8(address)) return true;
    try {
      if (utf8.askedAt < now() - recheckMs) utf8 = { isOffered: await offersUtf8(url), askedAt: now() };
    } catch {
      // Out of reach now. The queue tries again later.
      return true;
    }
    return utf8.isOffered;
  };
  return {
    canDeliver,
    async send(email, id) {
      if (!(await canDeliver(email.to))) throw new Undeliverable('the mail server does not offer SMTPUTF8');
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
