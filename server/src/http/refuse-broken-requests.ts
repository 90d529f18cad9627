import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectionError } from 'fastify';
import { securityHeadersOf } from './security-headers.ts';

const replies: Readonly<Record<string, readonly [status: number, message: string]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request did not arrive in time. Check your connection, and try again.'],
  HPE_HEADER_OVERFLOW: [431, 'This address is too long. Shorten it, and try again.'],
};
const otherReply = [400, 'The server cannot read this request. Check the address, and try again.'] as const;

/**
 * Replies to requests that Node cannot parse, in the same form as every other error. Somebody who opens an overlong
 * address as a page reads the message as plain text.
 */
export function refuseBrokenRequest(failure: ConnectionError, socket: Socket): void {
  if (failure.code === 'ECONNRESET' || socket.destroyed) return;
  const [status, message] = replies[failure.code] ?? otherReply;
  // The packet, a buffer, holds the bytes that Node read last. Undefined after a timeout.
  const isPage = /^GET \/(?!api\/)/.test(String(failure.rawPacket));
  const [type, body] = isPage ? ['text/plain', message] : ['application/json', messageAsJson(message)];
  const headers = {
    ...securityHeadersOf('/api'),
    'Content-Type': `${type}; charset=utf-8`,
    'Content-Length': Buffer.byteLength(body),
    Connection: 'close',
  };
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  if (socket.writable) socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head.join('')}\r\n${body}`);
  socket.destroy(failure);
}

const messageAsJson = (message: string): string => JSON.stringify({ isSuccess: false, message });
