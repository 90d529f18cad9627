import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { PackDeps } from '../world/world-cache.ts';
import type { ShutdownDeps } from './graceful-shutdown.ts';

/** A database that takes longer than this to say that it is there serves nobody. */
const readyWithinMs = 1_500;

/** Answers are as old as this at most: probes cost the database one look a second, however many ask. */
const lookAgainAfterMs = 1_000;

/** The time for which a refused write counts as the state of the database: a full disk still answers every question. */
const refusalHoldsMs = 5_000;

export type HealthDeps = PackDeps &
  ShutdownDeps & {
    /** True if the database is reachable, migrated and takes writes. */
    readonly ready: () => Promise<boolean>;
    /** The moment at which the database last refused a write, for want of disk or otherwise, by `performance.now()`. */
    readonly lastRefusedWrite: () => number | undefined;
  };

/** Probes for the operator: `/healthz` says that the process is alive, `/readyz` that it can serve players, and will for a while. */
export function healthRoutes(app: FastifyInstance, deps: HealthDeps): void {
  app.get('/healthz', { schema: { hide: true } }, async () => ({ alive: true }));
  const isReady = atMostOnceA(lookAgainAfterMs, async () => {
    const refusedAt = deps.lastRefusedWrite();
    if (refusedAt !== undefined && performance.now() - refusedAt < refusalHoldsMs) return false;
    return Promise.race([deps.ready().catch(() => false), pause(readyWithinMs, false, { ref: false })]);
  });
  app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    const ready = !deps.shutdown.hasBegun() && (await isReady());
    return reply.status(ready ? 200 : 503).send({ ready, world: deps.world.pack.version });
  });
}

/** The last answer again, until it is this old. */
function atMostOnceA<Answer>(ms: number, ask: () => Promise<Answer>): () => Promise<Answer> {
  let last: { readonly at: number; readonly answer: Promise<Answer> } | undefined;
  return () => {
    const now = performance.now();
    if (!last || now - last.at >= ms) last = { at: now, answer: ask() };
    return last.answer;
  };
}
