import limit from '@fastify/rate-limit';
import type { Endpoint } from '@underhall/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { TooMuch } from './failures.ts';

/** How often one address may ask, by what the call draws on; per window of the given length. */
const allowances: Record<Endpoint['rate'], { max: number; timeWindow: number }> = {
  'sign in': { max: 20, timeWindow: 5 * 60_000 },
  'sign up': { max: 5, timeWindow: 30 * 60_000 },
  read: { max: 1200, timeWindow: 60_000 },
  act: { max: 300, timeWindow: 60_000 },
};

/** Failed tries at one account's password from one address. Counted by both, so that a stranger elsewhere locks nobody out. */
const failedTries = { max: 10, timeWindow: 15 * 60_000 };

export async function limitRates(app: FastifyInstance, deps: Deps): Promise<void> {
  if (deps.settings.rateLimits) await app.register(limit, { global: false });
}

/** The route's own limit, or none when limits are switched off. */
export const allowanceOf = (rate: Endpoint['rate'], deps: Deps) =>
  deps.settings.rateLimits ? { ...allowances[rate], groupId: rate } : false;

export type TriesLeft = {
  /** Throws TooMuch when none is left. */ check(): Promise<void> /** One failed. */;
  count(): Promise<void>;
};

/** Counts the failed tries at an account, by its e-mail and the address they come from. */
export function triesAt(app: FastifyInstance, deps: Deps): (email: string, request: FastifyRequest) => TriesLeft {
  if (!deps.settings.rateLimits) return () => ({ check: async () => {}, count: async () => {} });
  const keys = new WeakMap<FastifyRequest, string>();
  const limiter = app.createRateLimit({ ...failedTries, keyGenerator: (request) => keys.get(request) ?? request.ip });
  return (email, request) => {
    keys.set(request, `${email} ${request.ip}`);
    return {
      async check() {
        const tries = await limiter(request, { increment: false });
        if (!tries.isAllowed && (tries.isExceeded || tries.remaining === 0)) throw new TooMuch(tries.ttlInSeconds);
      },
      async count() {
        await limiter(request);
      },
    };
  };
}
