import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** A database that takes longer than this to say that it is there serves nobody. */
const readyWithinMs = 1_500;

export type HealthDeps = {
  /** True if the database is reachable and migrated. */
  readonly ready: () => Promise<boolean>;
};

/** Probes for the operator: `/healthz` says that the process is alive, `/readyz` that it can serve players. */
export function healthRoutes(app: FastifyInstance, deps: HealthDeps): void {
  app.get('/healthz', { schema: { hide: true } }, async () => ({ alive: true }));
  app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    const ready = await Promise.race([deps.ready().catch(() => false), pause(readyWithinMs, false, { ref: false })]);
    return reply.status(ready ? 200 : 503).send({ ready });
  });
}
