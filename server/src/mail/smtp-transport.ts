import { asMessage, type Sender } from './as-message.ts';
import { type MailTransport, Undeliverable } from './letter.ts';

/** Milliseconds to wait for a mail server: longer than any takes for one letter, shorter than the time after which another server would try it. */
const patienceMs = 20_000;

const isLoopback = (host: string): boolean => /^(127\.|localhost$|\[?::1\]?$)/.test(host);

/**
 * Hands letters to a mail server: `smtp://name:password@host:587`, or `smtps://` where it speaks TLS from the first byte.
 * A password is never sent in the clear, but to the machine itself.
 */
export function smtpTransport(url: string, from: () => Sender): MailTransport & { close(): void } {
  const { hostname, username } = new URL(url);
  const openTransport = async () =>
    (await import('nodemailer')).createTransport({
      url,
      pool: true,
      maxConnections: 2,
      ...(username !== '' && !isLoopback(hostname) && { requireTLS: true }),
      connectionTimeout: patienceMs,
      greetingTimeout: patienceMs,
      socketTimeout: patienceMs,
    });
  // Fetched with the first letter: the start is not kept waiting for it.
  let opened: ReturnType<typeof openTransport> | undefined;
  return {
    async send(letter, id) {
      try {
        opened ??= openTransport();
        await (await opened).sendMail(asMessage(letter, from(), id));
      } catch (failure) {
        const { code, responseCode = 0, message } = failure as Refusal;
        const isAboutLetter = code === 'EENVELOPE' || code === 'EMESSAGE';
        if (isAboutLetter && responseCode >= 500) throw new Undeliverable(message);
        throw failure;
      }
    },
    close: () => void opened?.then((transport) => transport.close()),
  };
}

type Refusal = Error & { readonly code?: string; readonly responseCode?: number };
