import { readFileSync } from 'node:fs';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { maxBodyBytes } from './normalize-body.ts';

/** Maximum number of pending calls on one connection. Browsers and proxies send one at a time. */
export const maxPendingRequests = 4;

const mebibyte = 1024 * 1024;

/** The connection is closed if more than this much of the body is unread when the reply is sent. */
const maxUnreadBytes = maxBodyBytes.anonymous;

const streamBytes = 128 * 1024;

/** `bytes` is the limit for the buffers of all connections together. */
export type ConnectionLimits = { readonly connections: number; readonly bytes: number };

type Connection = { readonly socket: Socket; pending: number; buffered: number; last: Promise<void> };

/**
 * Limits the memory that connections can use, so that idle or slow connections do not lock out other callers.
 *
 * Requests on one connection run one after the other. A connection that sends requests without reading replies is
 * closed. If there are too many connections or buffered bytes, the connections that are idle the longest are closed. A
 * connection is also closed if the reply is sent before a long body was read.
 */
export function limitConnections(app: FastifyInstance, limits: ConnectionLimits = defaultLimits()): void {
  /** Ordered by time of the last reply, oldest first. */
  const connections = new Map<Socket, Connection>();
  let buffered = 0;
  const remove = (connection: Connection): void => {
    if (!connections.delete(connection.socket)) return;
    buffered -= connection.buffered;
    connection.buffered = 0;
  };
  const close = (connection: Connection): void => {
    remove(connection);
    connection.socket.destroy();
  };
  const buffer = (connection: Connection, bytes: number): void => {
    connection.buffered += bytes;
    buffered += bytes;
    if (buffered <= limits.bytes) return;
    for (const each of connections.values()) {
      if (each.buffered > 0) close(each);
      if (buffered <= limits.bytes) return;
    }
  };
  const endAnswer = (connection: Connection, bytes: number): void => {
    connection.pending--;
    if (!connections.delete(connection.socket)) return;
    connection.buffered -= bytes;
    buffered -= bytes;
    connections.set(connection.socket, connection);
  };

  app.server.on('connection', (socket) => {
    for (const connection of connections.values()) {
      if (connections.size < limits.connections) break;
      close(connection);
    }
    const connection: Connection = { socket, pending: 0, buffered: 0, last: Promise.resolve() };
    connections.set(socket, connection);
    socket.once('close', () => remove(connection));
  });

  app.decorateRequest('bufferedBytes', 0);
  app.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw;
    const connection = connections.get(socket);
    // A request queued on a closed connection does not run. Only tests send requests without a connection.
    if (!connection) return socket.destroyed ? void reply.hijack() : done();
    connection.pending++;
    if (connection.pending > maxPendingRequests) {
      reply.hijack();
      return close(connection);
    }
    const before = connection.last;
    connection.last = new Promise((resolve) => {
      reply.raw.once('close', () => {
        endAnswer(connection, request.bufferedBytes);
        resolve();
      });
    });
    request.bufferedBytes = bodyBytes(request);
    buffer(connection, request.bufferedBytes);
    if (connection.pending === 1) return done();
    void before.then(() => (socket.destroyed ? void reply.hijack() : done()));
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    const connection = connections.get(request.raw.socket);
    // Otherwise, the client would send the rest of the body and then the next request.
    if (!request.raw.complete && announcedBytes(request) > maxUnreadBytes) reply.header('Connection', 'close');
    const bytes = bytesOf(payload);
    if (connection && bytes > 0) {
      request.bufferedBytes += bytes;
      buffer(connection, bytes);
    }
    done(null, payload);
  });
}

const bodyBytes = (request: FastifyRequest): number =>
  Math.min(announcedBytes(request), request.routeOptions.bodyLimit ?? mebibyte);

/** In bytes, or infinite for a chunked body. */
function announcedBytes({ headers }: FastifyRequest): number {
  if (headers['transfer-encoding'] !== undefined) return Number.POSITIVE_INFINITY;
  return Number(headers['content-length'] ?? 0);
}

function bytesOf(payload: unknown): number {
  if (typeof payload === 'string' || Buffer.isBuffer(payload)) return payload.length;
  return payload ? streamBytes : 0;
}

/**
 * Half of the file descriptors are for connections, because each connection may also need a file. 200 are reserved for
 * the database and other uses. An idle connection takes about 10 kB, or twice that with incomplete headers.
 */
function defaultLimits(): ConnectionLimits {
  const maxFiles = maxOpenFiles();
  return { connections: Math.max(64, Math.min(2_000, Math.floor((maxFiles - 200) / 2))), bytes: 24 * mebibyte };
}

/** Infinite if the system does not report it. Node has already raised the soft limit to the hard limit. */
function maxOpenFiles(): number {
  try {
    const limits = readFileSync('/proc/self/limits', 'utf8');
    return Number(/^Max open files\s+(\d+)/m.exec(limits)?.[1] ?? Number.POSITIVE_INFINITY);
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Bytes of body and reply that stay buffered until the reply is sent. */
    bufferedBytes: number;
  }
}
