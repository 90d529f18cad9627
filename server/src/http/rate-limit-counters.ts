import { createHash } from 'node:crypto';
import type { Endpoint } from '@underhall/contract';
import type { FastifyRequest } from 'fastify';
import { TooManyRequests } from './failures.ts';
import { networkOf } from './network-of.ts';
import type { RateLimitStore } from './rate-limit-store.ts';
import { type RateLimitDeps, rateLimits } from './rate-limits.ts';

export type RateLimitCounterDeps = RateLimitDeps & { readonly rateLimitCounters: RateLimitStore };

type Limit = { readonly name: string; readonly max: number; readonly seconds: number };

const minutes = 60;

/** Counted per account and network address, so that nobody can lock out the owner from another address. */
export const wrongPasswords: Limit = { name: 'wrong password', max: 10, seconds: 15 * minutes };

/** Counts unknown access codes per network address. */
export const wrongCodes: Limit = { name: 'wrong code', max: 10, seconds: 15 * minutes };

/** Counts new accounts per network address. Rejected forms do not count. */
export const newAccounts: Limit = { name: 'new account', max: 5, seconds: 30 * minutes };

/** Counts declined payments per account and per network address. Slows down tests of stolen cards. */
export const declinedPayments: Limit = { name: 'declined payment', max: 5, seconds: 60 * minutes };

/** Counts failures or successes instead of requests, across all servers. */
export type RateLimitCounter = {
  /**
   * Adds one before the result is known, so that parallel attempts cannot exceed the limit. Throws `TooManyRequests` if
   * the limit is exceeded.
   */
  count(): Promise<void>;
  /** Undoes `count` if the result must not be counted. */
  uncount(): Promise<void>;
};

/** Counts per key from the handler, regardless of network address. */
export const counterByKey =
  (deps: RateLimitCounterDeps, limit: Limit) =>
  (key: string): RateLimitCounter =>
    createCounter(deps, limit, [key]);

/** Counts per network address and key from the handler, such as the account. */
export const counterByAddress =
  (deps: RateLimitCounterDeps, limit: Limit) =>
  (request: FastifyRequest, key = ''): RateLimitCounter =>
    createCounter(deps, limit, [key, networkOf(request.ip)]);

function createCounter(
  deps: RateLimitCounterDeps,
  { name, max, seconds: windowSeconds }: Limit,
  parts: readonly string[],
): RateLimitCounter {
  if (!deps.options.rateLimits) return { count: async () => {}, uncount: async () => {} };
  const key = keyOf(name, ...parts);
  return {
    async count() {
      const { count, seconds } = await deps.rateLimitCounters.increment(key, windowSeconds);
      if (count > max) throw new TooManyRequests(seconds);
    },
    uncount: () => deps.rateLimitCounters.decrement(key),
  };
}

/** Rate classes with limits across all servers, because they send mail or charge money. */
const sharedRates = ['mail', 'money'] as const satisfies readonly Endpoint['rate'][];

/**
 * Counts per network address and per account, so that many accounts or addresses do not help an attacker. Throws
 * `TooManyRequests` if a limit is exceeded.
 */
export async function applySharedRateLimit(
  deps: RateLimitCounterDeps,
  rate: Endpoint['rate'],
  request: FastifyRequest,
): Promise<void> {
  const shared = sharedRates.find((each) => each === rate);
  if (shared === undefined || !deps.options.rateLimits) return;
  const { max, timeWindow } = rateLimits[shared];
  const account = 'accountId' in request.who ? String(request.who.accountId) : undefined;
  const keys = [keyOf(rate, 'address', networkOf(request.ip)), ...(account ? [keyOf(rate, 'account', account)] : [])];
  for (const { count, seconds } of await Promise.all(
    keys.map((key) => deps.rateLimitCounters.increment(key, timeWindow / 1000)),
  ))
    if (count > max) throw new TooManyRequests(seconds);
}

const keyOf = (...parts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
