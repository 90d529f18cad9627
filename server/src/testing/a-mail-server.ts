import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { onTestFinished } from 'vitest';
import { type ParsedEmail, parseEmail } from './read-outbox.ts';

export type MailServer = {
  readonly url: string;
  readonly port: number;
  readonly emails: readonly ParsedEmail[];
  stop(): Promise<void>;
};

/** A real mail server that stores what it receives and rejects addresses at `nowhere.example`. */
export async function aMailServer({ port = 0, thinksMs = 0, hideSMTPUTF8 = false } = {}): Promise<MailServer> {
  const emails: ParsedEmail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    hideSMTPUTF8,
    closeTimeout: 50,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, done) {
      done(
        address.endsWith('@nowhere.example') ? Object.assign(new Error('no such box'), { responseCode: 550 }) : null,
      );
    },
    onData(stream, _session, done) {
      const taken = text(stream).then(parseEmail);
      // Ends without an e-mail if the sender is killed half-way.
      taken.then((email) => {
        emails.push(email);
        setTimeout(done, thinksMs);
      }, done);
    },
  });
  server.on('error', () => {});
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const at = (server.server.address() as { port: number }).port;
  let isStopped = false;
  const stop = () =>
    new Promise<void>((stopped) => {
      if (isStopped) stopped();
      else server.close(() => stopped());
      isStopped = true;
    });
  onTestFinished(stop);
  return { url: `smtp://127.0.0.1:${at}`, port: at, emails, stop };
}
