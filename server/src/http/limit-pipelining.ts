import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** The most calls one connection may have waiting for their answers. Browsers and proxies send the next one after the last answer. */
export const mostUnanswered = 16;

/**
 * Cuts a connection that asks on and on without reading its answers, each of which would be held in memory for as
 * long as it stays open.
 */
export function limitPipelining(app: FastifyInstance): void {
  const unanswered = new WeakMap<Socket, number>();
  app.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw;
    const count = (unanswered.get(socket) ?? 0) + 1;
    unanswered.set(socket, count);
    reply.raw.once('close', () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1));
    if (count <= mostUnanswered) return done();
    reply.hijack();
    socket.destroy();
  });
}
