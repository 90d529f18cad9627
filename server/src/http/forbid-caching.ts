import type { FastifyInstance } from 'fastify';

/**
 * Browsers must not keep any reply, for a world that its author is editing. Files whose address contains the hash of
 * their content are excepted, because they never change.
 */
export function forbidCaching(app: FastifyInstance): void {
  app.addHook('onSend', (_request, reply, payload, done) => {
    const isLasting = String(reply.getHeader('Cache-Control')).includes('immutable');
    if (!isLasting) reply.header('Cache-Control', 'no-store');
    done(null, payload);
  });
}
