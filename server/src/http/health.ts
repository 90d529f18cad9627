import type { FastifyInstance } from 'fastify';

export type HealthDeps = {
  /** True if the database is reachable and migrated. */
  readonly ready: () => Promise<boolean>;
};

/** For whoever runs it: `/healthz` says the process is alive, `/readyz` that it can serve players. */
export function healthRoutes(app: FastifyInstance, deps: HealthDeps): void {
  app.get('/healthz', { schema: { hide: true } }, async () => ({ alive: true }));
  app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    const ready = await deps.ready().catch(() => false);
    return reply.status(ready ? 200 : 503).send({ ready });
  });
}
