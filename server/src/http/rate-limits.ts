import limit from '@fastify/rate-limit';
import type { Endpoint } from '@underhall/contract';
import type { FastifyInstance } from 'fastify';
import type { ServerOptions } from '../server-options.ts';

/** Rate limits are switched off on a developer's machine and in most tests. */
export type RateLimitDeps = { readonly options: { readonly rateLimits: boolean } };

type Allowance = { readonly max: number; readonly timeWindow: number };

const minutes = 60_000;

/**
 * Calls that one address may make of each server, by the rate class of the endpoint. What costs somebody a letter or money
 * is counted once more, over all servers: `countOverAll` in `tallies.ts`.
 */
export const allowances: Record<Endpoint['rate'], Allowance> = {
  'sign in': { max: 20, timeWindow: 5 * minutes },
  'sign up': { max: 60, timeWindow: 30 * minutes },
  read: { max: 1200, timeWindow: minutes },
  act: { max: 300, timeWindow: minutes },
  // What reaches another player, a letter-box or a payment provider is rarer than a choice.
  social: { max: 60, timeWindow: minutes },
  mail: { max: 10, timeWindow: 30 * minutes },
  money: { max: 20, timeWindow: 10 * minutes },
  report: { max: 10, timeWindow: minutes },
};

/** Pages, scripts, pictures and signs of life, and addresses where there is nothing: all that is no call of the contract. */
const files: Allowance = { max: 3000, timeWindow: minutes };

/** Gives every route a limit for each address: its own, or the one for files. */
export async function limitRates(app: FastifyInstance, deps: RateLimitDeps): Promise<void> {
  if (deps.options.rateLimits) await app.register(limit, { global: true, ...files });
}

/** The limit for addresses that no route serves: those of the page, and those where there is nothing. */
export const allowanceElsewhere = (app: FastifyInstance, options: ServerOptions) =>
  options.rateLimits ? { preHandler: app.rateLimit() } : {};

/** The route's own limit, or none when limits are switched off. */
export const allowanceOf = (rate: Endpoint['rate'], deps: RateLimitDeps) =>
  deps.options.rateLimits ? { ...allowances[rate], groupId: rate } : false;
