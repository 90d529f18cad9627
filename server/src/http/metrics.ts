import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { RuntimeDeps } from '../runtime/runtime.ts';
import { notFoundMessage, sendError } from './error-handler.ts';
import { isOperator } from './is-operator.ts';
import { maxEntries } from './max-entries.ts';
import { throttledSecurityLog } from './security-log.ts';

/** A character counts as playing for this long after a request. */
const playingForMs = 5 * 60_000;
/** Maximum number of characters counted as playing, to bound memory. */
const maxCounted = 100_000;

/** In seconds, from a fast request to one that the player has given up on. */
const buckets = [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 15];

export type MetricsDeps = RuntimeDeps & {
  readonly options: { readonly metricsToken?: string };
  /** Number of database statements without a reply. */
  readonly pendingCalls: () => { readonly statements: number };
  readonly countQueuedEmails: () => Promise<number>;
  readonly orders: { countUnresolved(): Promise<number> };
  readonly unclearMemberships: () => Promise<number>;
  readonly erasures: { countOverdue(): Promise<number> };
};

/**
 * Serves `/metrics` in the Prometheus format to the operator. Other callers get 404. Routes are labelled with their
 * path in the contract, so that no label contains a name or ID.
 */
export function serveMetrics(app: FastifyInstance, deps: MetricsDeps): void {
  const registry = new Registry();
  const registers = [registry];
  const seconds = new Histogram({
    name: 'game_call_seconds',
    help: 'Duration of a call in seconds.',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers,
  });
  const refusals = new Counter({
    name: 'game_refusals_total',
    help: 'Valid calls that were refused.',
    labelNames: ['route'],
    registers,
  });
  const playing = new LRUCache<number, true>({ ...maxEntries(maxCounted), ttl: playingForMs });
  new Gauge({
    name: 'game_players_now',
    help: 'Characters that made a call to this server within the last five minutes.',
    registers,
    collect() {
      playing.purgeStale();
      this.set(playing.size);
    },
  });
  new Gauge({
    name: 'game_statements_waiting',
    help: 'Statements sent to the database that have no reply yet.',
    registers,
    collect() {
      this.set(deps.pendingCalls().statements);
    },
  });
  new Gauge({
    name: 'game_letters_waiting',
    help: 'E-mails in the queue of all servers.',
    registers,
    async collect() {
      this.set(await deps.countQueuedEmails());
    },
  });
  new Gauge({
    name: 'game_unsettled',
    help: 'Orders, memberships and erasures of all servers that should have been settled automatically and were not.',
    labelNames: ['what'],
    registers,
    async collect() {
      this.set({ what: 'order' }, await deps.orders.countUnresolved());
      this.set({ what: 'membership' }, await deps.unclearMemberships());
      this.set({ what: 'erasure' }, await deps.erasures.countOverdue());
    },
  });

  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    seconds.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    if (request.isRefused) refusals.inc({ route });
    const { characterId } = (request.who ?? {}) as { characterId?: number };
    if (characterId !== undefined) playing.set(characterId, true);
  });

  const note = throttledSecurityLog(deps.runtime);
  let isCollecting = false;
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!isOperator(request, deps.options.metricsToken)) {
      note(request, 'not allowed');
      return sendError(reply, { status: 404, message: notFoundMessage });
    }
    // Started with the first request, because these metrics need an observer of garbage collections.
    if (!isCollecting) collectDefaultMetrics({ register: registry, prefix: 'game_' });
    isCollecting = true;
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the error handler. */
    isRefused?: boolean;
  }
}
