import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { isOperator } from './is-operator.ts';
import { maxEntries } from './max-entries.ts';
import { nothingThere, sendError } from './report-failure.ts';
import { sparingNotes } from './security-log.ts';

/** A character that has called within this is playing now. */
const playingForMs = 5 * 60_000;
/** More are not counted: they would be held in memory though nobody reads the figures. */
const mostCounted = 100_000;

/** Seconds: from a choice on a quiet machine to a call that nobody waits for any more. */
const buckets = [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 15];

export type MetricsDeps = {
  readonly options: { readonly metricsToken?: string };
  /** Statements that wait for the database's answer, and letters that wait to be sent. */
  readonly waiting: () => { readonly statements: number };
  readonly lettersWaiting: () => Promise<number>;
  readonly orders: { countUnclear(): Promise<number> };
  readonly unclearMemberships: () => Promise<number>;
  readonly erasures: { countOverdue(): Promise<number> };
};

/**
 * Counts calls and what they wait for, and tells it at `/metrics`, in the words of Prometheus, to a caller on this machine
 * or with the operator's token; for all others there is nothing at that address. Routes are named as the contract has
 * them, so that no name of a player or a thing is among the labels.
 */
export function serveMetrics(app: FastifyInstance, deps: MetricsDeps): void {
  const registry = new Registry();
  const registers = [registry];
  const seconds = new Histogram({
    name: 'game_call_seconds',
    help: 'Seconds from a call to its answer.',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers,
  });
  const refusals = new Counter({
    name: 'game_refusals_total',
    help: 'Calls that were understood and refused.',
    labelNames: ['route'],
    registers,
  });
  const playing = new LRUCache<number, true>({ ...maxEntries(mostCounted), ttl: playingForMs });
  new Gauge({
    name: 'game_players_now',
    help: 'Characters that have called within the last five minutes, on this server.',
    registers,
    collect() {
      playing.purgeStale();
      this.set(playing.size);
    },
  });
  new Gauge({
    name: 'game_statements_waiting',
    help: 'Statements that were sent to the database and not answered yet.',
    registers,
    collect() {
      this.set(deps.waiting().statements);
    },
  });
  new Gauge({
    name: 'game_letters_waiting',
    help: 'Letters in the queue, over all servers.',
    registers,
    async collect() {
      this.set(await deps.lettersWaiting());
    },
  });
  new Gauge({
    name: 'game_unsettled',
    help: 'What should have come to its end by itself and has not, over all servers: orders, memberships, erasures.',
    labelNames: ['what'],
    registers,
    async collect() {
      this.set({ what: 'order' }, await deps.orders.countUnclear());
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

  const note = sparingNotes();
  let isCollecting = false;
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!isOperator(request, deps.options.metricsToken)) {
      note(request, 'not allowed');
      return sendError(reply, { status: 404, message: nothingThere });
    }
    // Only for those who look: the process's own figures cost an observer of its collections.
    if (!isCollecting) collectDefaultMetrics({ register: registry, prefix: 'game_' });
    isCollecting = true;
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the one place that answers failures. */
    isRefused?: boolean;
  }
}
