import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Runtime } from '../runtime/runtime.ts';
import { defaultLimits } from './connection-limits.ts';
import { Overloaded } from './failures.ts';
import { networkOf } from './network-of.ts';
import { maxBodyBytes } from './normalize-body.ts';
import { type Occupant, shareMemory } from './share-memory.ts';

/** Maximum number of pending calls on one connection. Browsers and proxies send one at a time. */
export const maxPendingRequests = 4;

/** The connection is closed if more than this much of the body is unread when the reply is sent. */
const maxUnreadBytes = maxBodyBytes.anonymous;

const streamBytes = 128 * 1024;

/** `pending` is in the order of arrival. */
type Connection = { readonly socket: Socket; readonly pending: Map<FastifyRequest, Occupant>; last: Promise<void> };

/** Returns the account whose token the request has, if the signature is valid. */
export type AccountOf = (request: FastifyRequest) => string | undefined;

/**
 * Limits the memory that connections can use, so that idle or slow connections do not lock out other callers.
 *
 * Requests on one connection run one after the other. A connection that sends requests without reading replies is
 * closed. If there are too many connections, the server closes the one that is idle the longest. A connection is also
 * closed if the reply is sent before a long body was read.
 *
 * If bodies and replies need too much memory, incomplete requests get 503, and connections that do not take their reply
 * are closed. Complete requests are answered. `shareMemory` selects who gives way.
 */
export function limitConnections(
  app: FastifyInstance,
  { elapsed }: Pick<Runtime, 'elapsed'>,
  accountOf: AccountOf,
  limits = defaultLimits(),
): void {
  /** Ordered by time of the last reply, oldest first. */
  const connections = new Map<Socket, Connection>();
  const memory = shareMemory(limits.bytes, elapsed);
  const close = ({ socket }: Connection): void => {
    connections.delete(socket);
    socket.destroy();
  };
  const occupantOf = (request: FastifyRequest): Occupant | undefined =>
    connections.get(request.raw.socket)?.pending.get(request);
  const endAnswer = (connection: Connection, request: FastifyRequest, occupant: Occupant): void => {
    memory.remove(occupant);
    connection.pending.delete(request);
    if (connections.delete(connection.socket)) connections.set(connection.socket, connection);
  };

  app.server.on('connection', (socket) => {
    while (connections.size >= limits.connections) close(nextToClose(connections.values()));
    const connection: Connection = { socket, pending: new Map(), last: Promise.resolve() };
    connections.set(socket, connection);
    socket.once('close', () => {
      connections.delete(socket);
      for (const occupant of connection.pending.values()) memory.remove(occupant);
    });
  });

  app.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw;
    const connection = connections.get(socket);
    // A request queued on a closed connection does not run. Only tests send requests without a connection.
    if (!connection) return socket.destroyed ? void reply.hijack() : done();
    const isFirst = connection.pending.size === 0;
    const occupant = createOccupant(request, reply, accountOf);
    connection.pending.set(request, occupant);
    if (connection.pending.size > maxPendingRequests) {
      reply.hijack();
      return close(connection);
    }
    const before = connection.last;
    connection.last = new Promise((resolve) => {
      reply.raw.once('close', () => {
        endAnswer(connection, request, occupant);
        resolve();
      });
    });
    if (memory.isFull(() => occupant.holder)) return done(new Overloaded());
    if (isFirst) return done();
    void before.then(() => (socket.destroyed ? void reply.hijack() : done()));
  });
  app.addHook('preParsing', (request, reply, body, done) => {
    if (announcedBytes(request) === 0) return done(null, body);
    // A listener alone would start the stream before the parser listens.
    body.pause().on('data', (chunk: Buffer) => {
      const occupant = occupantOf(request);
      // After a refusal, Node reads the rest of the body and drops it.
      if (occupant && !occupant.hasGivenWay && !reply.raw.headersSent) memory.add(occupant, 'body', chunk.length);
    });
    done(null, body);
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    // Otherwise, the client would send the rest of the body and then the next request.
    if (!request.raw.complete && announcedBytes(request) > maxUnreadBytes) reply.header('Connection', 'close');
    const occupant = occupantOf(request);
    if (occupant) memory.add(occupant, 'reply', bytesOf(payload));
    done(null, payload);
  });
}

function createOccupant(request: FastifyRequest, reply: FastifyReply, accountOf: AccountOf): Occupant {
  const { raw } = request;
  let holder: string | undefined;
  return {
    get holder() {
      holder ??= holderOf(request, accountOf);
      return holder;
    },
    canGiveWay: () => !raw.complete || reply.raw.headersSent,
    hasGivenWay: false,
    giveWay() {
      if (raw.complete && !reply.raw.headersSent) return;
      // The parser of the body listens for errors, and replies with this one.
      if (!reply.raw.headersSent && raw.listenerCount('error') > 0) raw.emit('error', new Overloaded());
      else raw.socket.destroy();
    },
  };
}

function holderOf(request: FastifyRequest, accountOf: AccountOf): string {
  const account = accountOf(request);
  return account === undefined ? `address ${networkOf(request.ip)}` : `account ${account}`;
}

/** Returns the first connection without a complete request in progress. If all have one, returns the first. */
function nextToClose(connections: Iterable<Connection>): Connection {
  let first: Connection | undefined;
  for (const connection of connections) {
    if (isIdle(connection)) return connection;
    first ??= connection;
  }
  return first as Connection;
}

function isIdle({ pending }: Connection): boolean {
  const [current] = pending.values();
  return current?.canGiveWay() ?? true;
}

/** In bytes, or infinite for a chunked body. */
function announcedBytes({ headers }: FastifyRequest): number {
  if (headers['transfer-encoding'] !== undefined) return Number.POSITIVE_INFINITY;
  return Number(headers['content-length'] ?? 0);
}

function bytesOf(payload: unknown): number {
  if (typeof payload === 'string' || Buffer.isBuffer(payload)) return payload.length;
  return payload ? streamBytes : 0;
}
