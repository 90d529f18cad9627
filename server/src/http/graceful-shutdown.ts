import type { FastifyInstance } from 'fastify';

/** A graceful shutdown: once it has begun the server still answers, but proxies are to send it nothing new. */
export type GracefulShutdown = { begin(): void; hasBegun(): boolean };

export type ShutdownDeps = { readonly shutdown: Pick<GracefulShutdown, 'hasBegun'> };

export function newShutdown(): GracefulShutdown {
  let begun = false;
  return {
    begin() {
      begun = true;
    },
    hasBegun: () => begun,
  };
}

/** Closes each connection with its next answer once the shutdown has begun, so that browsers and proxies go elsewhere. */
export function closeConnectionsAtShutdown(app: FastifyInstance, { shutdown }: ShutdownDeps): void {
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (shutdown.hasBegun()) reply.header('Connection', 'close');
    done(null, payload);
  });
}
