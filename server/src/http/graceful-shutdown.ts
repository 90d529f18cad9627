import type { FastifyInstance } from 'fastify';

/** During a shutdown, the server still answers but reports that it is not ready. Proxies then send no new requests. */
export type GracefulShutdown = { start(): void; hasStarted(): boolean };

export type ShutdownDeps = { readonly shutdown: Pick<GracefulShutdown, 'hasStarted'> };

export function createShutdown(): GracefulShutdown {
  let begun = false;
  return {
    start() {
      begun = true;
    },
    hasStarted: () => begun,
  };
}

/** Closes each connection after its next reply, so that browsers and proxies connect elsewhere. */
export function closeConnectionsAtShutdown(app: FastifyInstance, { shutdown }: ShutdownDeps): void {
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (shutdown.hasStarted()) reply.header('Connection', 'close');
    done(null, payload);
  });
}
