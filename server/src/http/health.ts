import type { FastifyInstance } from 'fastify';
import type { RuntimeDeps } from '../runtime/runtime.ts';
import type { PackDeps } from '../world/world-cache.ts';
import type { ShutdownDeps } from './graceful-shutdown.ts';

/** If the database takes longer than this, the server is not ready. */
const readyTimeoutMs = 1_500;

/** Probes share a result for this long, which limits them to one query a second. */
const cacheMs = 1_000;

/** The server is not ready for this long after a refused write. If the disk is full, reads still succeed. */
const refusedWriteMs = 5_000;

export type HealthDeps = PackDeps &
  RuntimeDeps &
  ShutdownDeps & {
    /** True if the database is reachable, migrated and accepts writes. */
    readonly ready: () => Promise<boolean>;
    /** For example because of a full disk. In milliseconds of `elapsed` of the runtime. */
    readonly lastRefusedWrite: () => number | undefined;
  };

/** `/healthz` reports that the process is alive, `/readyz` that it can serve players. */
export function healthRoutes(app: FastifyInstance, deps: HealthDeps): void {
  app.get('/healthz', { schema: { hide: true } }, async () => ({ alive: true }));
  const { elapsed, after } = deps.runtime;
  const isReady = cachedFor(cacheMs, elapsed, async () => {
    const refusedAt = deps.lastRefusedWrite();
    if (refusedAt !== undefined && elapsed() - refusedAt < refusedWriteMs) return false;
    return Promise.race([
      deps.ready().catch(() => false),
      new Promise<false>((late) => after(readyTimeoutMs, () => late(false)).unref()),
    ]);
  });
  app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    const ready = !deps.shutdown.hasStarted() && (await isReady());
    return reply.status(ready ? 200 : 503).send({ ready, world: deps.world.pack.version });
  });
}

function cachedFor<Answer>(ms: number, elapsed: () => number, ask: () => Promise<Answer>): () => Promise<Answer> {
  let last: { readonly at: number; readonly answer: Promise<Answer> } | undefined;
  return () => {
    const now = elapsed();
    if (!last || now - last.at >= ms) last = { at: now, answer: ask() };
    return last.answer;
  };
}
