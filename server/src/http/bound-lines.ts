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
export type LineBounds = { readonly lines: number; readonly bytes: number };

type Line = { readonly socket: Socket; unanswered: number; held: number; last: Promise<void> };

/**
 * Bounds what connections can make the server keep, whoever they are: calls of one connection are carried out one after
 * the other, and it is cut when it asks on and on without reading; and where there are more connections than there may
 * be, or bodies and answers that are under way take more bytes, room is made by those that have waited longest since
 * their last answer. Who is answered before a long body was read is closed with that answer. So neither idle connections
 * nor slow ones keep out who comes and is answered.
 */
export function boundLines(app: FastifyInstance, bounds: LineBounds = boundsHere()): void {
  /** In the order of their last answers: those that have waited longest come first. */
  const lines = new Map<Socket, Line>();
  let held = 0;
  const forget = (line: Line): void => {
    if (!lines.delete(line.socket)) return;
    held -= line.held;
    line.held = 0;
  };
  const cut = (line: Line): void => {
    forget(line);
    line.socket.destroy();
  };
  const hold = (line: Line, bytes: number): void => {
    line.held += bytes;
    held += bytes;
    if (held <= bounds.bytes) return;
    for (const each of lines.values()) {
      if (each.held > 0) cut(each);
      if (held <= bounds.bytes) return;
    }
  };
  const endAnswer = (line: Line, bytes: number): void => {
    line.unanswered--;
    if (!lines.delete(line.socket)) return;
    line.held -= bytes;
    held -= bytes;
    lines.set(line.socket, line);
  };

  app.server.on('connection', (socket) => {
    for (const line of lines.values()) {
      if (lines.size < bounds.lines) break;
      cut(line);
    }
    const line: Line = { socket, unanswered: 0, held: 0, last: Promise.resolve() };
    lines.set(socket, line);
    socket.once('close', () => forget(line));
  });

  app.decorateRequest('heldBytes', 0);
  app.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw;
    const line = lines.get(socket);
    // What stood behind the call at which a connection was cut is not carried out; a call without a connection is a test's.
    if (!line) return socket.destroyed ? void reply.hijack() : done();
    line.unanswered++;
    if (line.unanswered > mostUnanswered) {
      reply.hijack();
      return cut(line);
    }
    const before = line.last;
    line.last = new Promise((resolve) => {
      reply.raw.once('close', () => {
        endAnswer(line, request.heldBytes);
        resolve();
      });
    });
    request.heldBytes = bodyBytes(request);
    hold(line, request.heldBytes);
    if (line.unanswered === 1) return done();
    void before.then(() => (socket.destroyed ? void reply.hijack() : done()));
  });
  app.addHook('onSend', async (request, reply, payload) => {
    const line = lines.get(request.raw.socket);
    // Who is refused before the body was looked at would send it to the end, and the next one behind it.
    if (!request.raw.complete && announcedBytes(request) > mostUnread) reply.header('Connection', 'close');
    const bytes = bytesOf(payload);
    if (!line || bytes === 0) return payload;
    request.heldBytes += bytes;
    hold(line, bytes);
    return payload;
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
function boundsHere(): LineBounds {
  const allowed = openFilesAllowed();
  return { lines: Math.max(64, Math.min(2_000, Math.floor((allowed - 200) / 2))), bytes: 24 * mebibyte };
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
