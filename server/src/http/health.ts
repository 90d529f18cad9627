import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { PackDeps } from '../world/world-cache.ts';
import type { ShutdownDeps } from './graceful-shutdown.ts';

/** If the database takes longer than this, the server is not ready. */
const readyTimeoutMs = 1_500;

/** Probes share a result for this long, which limits them to one query a second. */
const cacheMs = 1_000;

/** The server is not ready for this long after a refused write. If the disk is full, reads still succeed. */
const refusedWriteMs = 5_000;

export type HealthDeps = PackDeps &
  ShutdownDeps & {
    /** True if the database is reachable, migrated and accepts writes. */
    readonly ready: () => Promise<boolean>;
    /** For example because of a full disk. In milliseconds of `performance.now()`. */
    readonly lastRefusedWrite: () => number | undefined;
  };

/** `/healthz` reports that the process is alive, `/readyz` that it can serve players. */
export function healthRoutes(app: FastifyInstance, deps: HealthDeps): void {
  app.get('/healthz', { schema: { hide: true } }, async () => ({ alive: true }));
  const isReady = cachedFor(cacheMs, async () => {
    const refusedAt = deps.lastRefusedWrite();
    if (refusedAt !== undefined && performance.now() - refusedAt < refusedWriteMs) return false;
    return Promise.race([deps.ready().catch(() => false), pause(readyTimeoutMs, false, { ref: false })]);
  });
  app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    const ready = !deps.shutdown.hasStarted() && (await isReady());
    return reply.status(ready ? 200 : 503).send({ ready, world: deps.world.pack.version });
  });
}

function cachedFor<Answer>(ms: number, ask: () => Promise<Answer>): () => Promise<Answer> {
  let last: { readonly at: number; readonly answer: Promise<Answer> } | undefined;
  return () => {
    const now = performance.now();
    if (!last || now - last.at >= ms) last = { at: now, answer: ask() };
    return last.answer;
  };
}
