import { readFileSync } from 'node:fs';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { longestBody } from './lenient-body.ts';

/** The most calls one connection may have waiting for their answers. Browsers and proxies send the next one after the last answer. */
export const mostUnanswered = 4;

const mebibyte = 1024 * 1024;

/** An answer that comes before a body was read lets so many bytes of it arrive; of a longer body the rest is not taken. */
const mostUnread = longestBody.ofStrangers;

/** A stream of a file: what is read ahead of it, twice. */
const streamBytes = 128 * 1024;

/** The most connections at once, and the most bytes that all of them may make the server keep for them. */
export type ConnectionLimits = { readonly connections: number; readonly bytes: number };

type Connection = { readonly socket: Socket; unanswered: number; held: number; last: Promise<void> };

/**
 * Limits the memory that connections can take, whoever they are: calls of one connection are carried out one after
 * the other, and it is cut when it asks on and on without reading; and where there are more connections than there may
 * be, or bodies and answers that are under way take more bytes, room is made by those that have waited longest since
 * their last answer. Who is answered before a long body was read is closed with that answer. So neither idle connections
 * nor slow ones keep out who comes and is answered.
 */
export function limitConnections(app: FastifyInstance, limits: ConnectionLimits = limitsHere()): void {
  /** In the order of their last answers: those that have waited longest come first. */
  const connections = new Map<Socket, Connection>();
  let held = 0;
  const forget = (connection: Connection): void => {
    if (!connections.delete(connection.socket)) return;
    held -= connection.held;
    connection.held = 0;
  };
  const cut = (connection: Connection): void => {
    forget(connection);
    connection.socket.destroy();
  };
  const hold = (connection: Connection, bytes: number): void => {
    connection.held += bytes;
    held += bytes;
    if (held <= limits.bytes) return;
    for (const each of connections.values()) {
      if (each.held > 0) cut(each);
      if (held <= limits.bytes) return;
    }
  };
  const endAnswer = (connection: Connection, bytes: number): void => {
    connection.unanswered--;
    if (!connections.delete(connection.socket)) return;
    connection.held -= bytes;
    held -= bytes;
    connections.set(connection.socket, connection);
  };

  app.server.on('connection', (socket) => {
    for (const connection of connections.values()) {
      if (connections.size < limits.connections) break;
      cut(connection);
    }
    const connection: Connection = { socket, unanswered: 0, held: 0, last: Promise.resolve() };
    connections.set(socket, connection);
    socket.once('close', () => forget(connection));
  });

  app.decorateRequest('heldBytes', 0);
  app.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw;
    const connection = connections.get(socket);
    // What stood behind the call at which a connection was cut is not carried out; a call without a connection is a test's.
    if (!connection) return socket.destroyed ? void reply.hijack() : done();
    connection.unanswered++;
    if (connection.unanswered > mostUnanswered) {
      reply.hijack();
      return cut(connection);
    }
    const before = connection.last;
    connection.last = new Promise((resolve) => {
      reply.raw.once('close', () => {
        endAnswer(connection, request.heldBytes);
        resolve();
      });
    });
    request.heldBytes = bodyBytes(request);
    hold(connection, request.heldBytes);
    if (connection.unanswered === 1) return done();
    void before.then(() => (socket.destroyed ? void reply.hijack() : done()));
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    const connection = connections.get(request.raw.socket);
    // Who is refused before the body was looked at would send it to the end, and the next one behind it.
    if (!request.raw.complete && announcedBytes(request) > mostUnread) reply.header('Connection', 'close');
    const bytes = bytesOf(payload);
    if (connection && bytes > 0) {
      request.heldBytes += bytes;
      hold(connection, bytes);
    }
    done(null, payload);
  });
}

/** The bytes of a body that are announced, or the most that would be read of it. */
const bodyBytes = (request: FastifyRequest): number =>
  Math.min(announcedBytes(request), request.routeOptions.bodyLimit ?? mebibyte);

/** The bytes that a body says it has; one in pieces says nothing. */
function announcedBytes({ headers }: FastifyRequest): number {
  if (headers['transfer-encoding'] !== undefined) return Number.POSITIVE_INFINITY;
  return Number(headers['content-length'] ?? 0);
}

function bytesOf(payload: unknown): number {
  if (typeof payload === 'string' || Buffer.isBuffer(payload)) return payload.length;
  return payload ? streamBytes : 0;
}

/**
 * Half of the files that this process may open are for connections, for each may have a file sent to it; and some are for
 * the database. A connection that does nothing takes some 10 kB, one that stops inside its headers twice as much.
 */
function limitsHere(): ConnectionLimits {
  const allowed = openFilesAllowed();
  return { connections: Math.max(64, Math.min(2_000, Math.floor((allowed - 200) / 2))), bytes: 24 * mebibyte };
}

/** The number of files this process may have open, where the system says it; Node has raised it to the most it is given. */
function openFilesAllowed(): number {
  try {
    const limits = readFileSync('/proc/self/limits', 'utf8');
    return Number(/^Max open files\s+(\d+)/m.exec(limits)?.[1] ?? Number.POSITIVE_INFINITY);
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The bytes of its body and its answer that the server keeps until the answer has been sent. */
    heldBytes: number;
  }
}
