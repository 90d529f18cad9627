import limit from '@fastify/rate-limit';
import type { Endpoint } from '@underhall/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ServerOptions } from '../server-options.ts';
import { TooMuch } from './failures.ts';

/** Rate limits are switched off on a developer's machine and in most tests. */
export type RateLimitDeps = { readonly options: { readonly rateLimits: boolean } };

type Allowance = { readonly max: number; readonly timeWindow: number };

const minutes = 60_000;

/** Calls that one address may make, by the rate class of the endpoint. */
const allowances: Record<Endpoint['rate'], Allowance> = {
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

/** Wrong passwords for one account from one address: counted by both, so that a stranger elsewhere locks nobody out. */
export const wrongPasswords: Allowance = { max: 10, timeWindow: 15 * minutes };

/** Access codes that do not exist, tried from one address. */
export const wrongCodes: Allowance = { max: 10, timeWindow: 15 * minutes };

/** Accounts opened from one address. A form that was refused does not count. */
export const newAccounts: Allowance = { max: 5, timeWindow: 30 * minutes };

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

export type Tally = {
  /** Throws `TooMuch` if the allowance is used up. */
  check(): Promise<void>;
  /** Adds one. */
  count(): Promise<void>;
};

/** A counter of failures or successes rather than of calls, by the caller's address and a word of the handler's choice. */
export function tallyOf(app: FastifyInstance, deps: RateLimitDeps, allowance: Allowance) {
  if (!deps.options.rateLimits) return (): Tally => ({ check: async () => {}, count: async () => {} });
  const words = new WeakMap<FastifyRequest, string>();
  const limiter = app.createRateLimit({ ...allowance, keyGenerator: (asker) => `${words.get(asker)} ${asker.ip}` });
  return (request: FastifyRequest, word = ''): Tally => {
    words.set(request, word);
    return {
      async check() {
        const tally = await limiter(request, { increment: false });
        if (!tally.isAllowed && (tally.isExceeded || tally.remaining === 0)) throw new TooMuch(tally.ttlInSeconds);
      },
      async count() {
        await limiter(request);
      },
    };
  };
}
