import limit from '@fastify/rate-limit';
import type { Endpoint } from '@underhall/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ServerOptions } from '../server-options.ts';
import { networkOf } from './network-of.ts';

/** Rate limits are off in the local environment and in most tests. */
export type RateLimitDeps = { readonly options: { readonly rateLimits: boolean } };

type Allowance = { readonly max: number; readonly timeWindow: number };

const minutes = 60_000;

/**
 * Requests per network address on one server. `applySharedRateLimit` also limits mail and money requests across all
 * servers.
 */
export const rateLimits: Record<Endpoint['rate'], Allowance> = {
  'sign in': { max: 20, timeWindow: 5 * minutes },
  'sign up': { max: 60, timeWindow: 30 * minutes },
  read: { max: 1200, timeWindow: minutes },
  act: { max: 300, timeWindow: minutes },
  // Stricter limits for requests that message, mail or charge someone.
  social: { max: 60, timeWindow: minutes },
  mail: { max: 10, timeWindow: 30 * minutes },
  money: { max: 20, timeWindow: 10 * minutes },
  report: { max: 10, timeWindow: minutes },
};

/** For URLs outside the contract: pages, scripts, images, probes and unknown URLs. */
const files: Allowance = { max: 3000, timeWindow: minutes };

/** A route without its own limit gets the limit for files. */
export async function registerRateLimit(app: FastifyInstance, deps: RateLimitDeps): Promise<void> {
  const keyGenerator = ({ ip }: FastifyRequest): string => networkOf(ip);
  if (deps.options.rateLimits) await app.register(limit, { global: true, ...files, keyGenerator });
}

export const fallbackRateLimit = (app: FastifyInstance, options: ServerOptions) =>
  options.rateLimits ? { preHandler: app.rateLimit() } : {};

export const rateLimitOf = (rate: Endpoint['rate'], deps: RateLimitDeps) =>
  deps.options.rateLimits ? { ...rateLimits[rate], groupId: rate } : false;
