import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';

const timeoutMs = 5_000;
const ports = { 'smtp:': 587, 'smtps:': 465 } as const;

/** True if only a mail server with SMTPUTF8 can send to the address. */
export const needsUtf8 = (address: string): boolean => /[^\0-\x7f][^@]*@/.test(address);

/** Asks a mail server whether it offers SMTPUTF8 (RFC 6531). Rejects if it cannot be reached. */
export async function offersUtf8(url: string): Promise<boolean> {
  const { protocol, hostname, port } = new URL(url);
  const host = hostname.replace(/^\[|\]$/g, '');
  const at = { host, port: Number(port) || ports[protocol === 'smtps:' ? 'smtps:' : 'smtp:'] };
  const socket = protocol === 'smtps:' ? connectTls({ ...at, servername: host }) : connect(at);
  socket.setEncoding('utf8');
  socket.setTimeout(timeoutMs, () => socket.destroy(new Error('the mail server did not answer in time')));
  // An error after the answer has no listener left.
  socket.on('error', () => {});
  try {
    await replyOf(socket);
    socket.write('EHLO localhost\r\n');
    return /^250[ -]SMTPUTF8\b/im.test(await replyOf(socket));
  } finally {
    socket.end('QUIT\r\n');
  }
}

/** Reads until the last line of a reply, whose code is followed by a space. */
async function replyOf(socket: Socket): Promise<string> {
  let reply = '';
  while (!/^\d{3} .*\r\n/m.test(reply)) {
    const [chunk] = await Promise.race([once(socket, 'data'), once(socket, 'close').then(() => [undefined])]);
    if (typeof chunk !== 'string') throw new Error('the mail server closed the connection');
    reply += chunk;
  }
  return reply;
}
