import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { onTestFinished } from 'vitest';
import { type ReadLetter, readLetter } from './letters-in.ts';

export type MailServer = {
  readonly url: string;
  readonly port: number;
  readonly letters: readonly ReadLetter[];
  stop(): Promise<void>;
};

/** A real mail server of the test's own, which keeps what it is handed; addresses at `nowhere.example` it refuses. */
export async function aMailServer({ port = 0, thinksMs = 0 } = {}): Promise<MailServer> {
  const letters: ReadLetter[] = [];
  const server = new SMTPServer({
    authOptional: true,
    closeTimeout: 50,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, done) {
      done(
        address.endsWith('@nowhere.example') ? Object.assign(new Error('no such box'), { responseCode: 550 }) : null,
      );
    },
    onData(stream, _session, done) {
      const taken = text(stream).then(readLetter);
      // A sender that is killed in the middle of a letter leaves none.
      taken.then((letter) => {
        letters.push(letter);
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
  return { url: `smtp://127.0.0.1:${at}`, port: at, letters, stop };
}
