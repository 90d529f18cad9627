import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { Endpoint } from '@underhall/contract';
import type { FastifyRequest } from 'fastify';
import { TooMuch } from './failures.ts';
import { allowances, type RateLimitDeps } from './rate-limits.ts';
import type { TallyStore } from './tally-store.ts';

export type TallyDeps = RateLimitDeps & { readonly tallies: TallyStore };

/** So many within so many seconds. */
type Limit = { readonly name: string; readonly max: number; readonly seconds: number };

const minutes = 60;

/** Wrong passwords for one account from one address: counted by both, so that a stranger elsewhere locks nobody out. */
export const wrongPasswords: Limit = { name: 'wrong password', max: 10, seconds: 15 * minutes };

/** Access codes that do not exist, tried from one address. */
export const wrongCodes: Limit = { name: 'wrong code', max: 10, seconds: 15 * minutes };

/** Accounts opened from one address. A form that was refused does not count. */
export const newAccounts: Limit = { name: 'new account', max: 5, seconds: 30 * minutes };

/** Ways of paying that were declined, of one account and from one address: whoever tries stolen cards has many of them. */
export const declinedPayments: Limit = { name: 'declined payment', max: 5, seconds: 60 * minutes };

/** A count of tries that failed, or of what succeeded, rather than of calls; all servers on the database count together. */
export type Tally = {
  /** Adds one, before it is known how it ends: many at once get no further than one after the other. Throws `TooMuch` above the limit. */
  take(): Promise<void>;
  /** Takes that one back, for it turned out to be none of those that count. */
  giveBack(): Promise<void>;
};

/** Counts by a word of the handler's choice alone, from whatever address it comes. */
export const tallyByWord =
  (deps: TallyDeps, limit: Limit) =>
  (word: string): Tally =>
    counting(deps, limit, [word]);

/** Counts by the caller's address and a word of the handler's choice, such as the account that is tried. */
export const tallyOf =
  (deps: TallyDeps, limit: Limit) =>
  (request: FastifyRequest, word = ''): Tally =>
    counting(deps, limit, [word, networkOf(request.ip)]);

function counting(deps: TallyDeps, { name, max, seconds: windowSeconds }: Limit, words: readonly string[]): Tally {
  if (!deps.options.rateLimits) return { take: async () => {}, giveBack: async () => {} };
  const key = keyOf(name, ...words);
  return {
    async take() {
      const { count, seconds } = await deps.tallies.add(key, windowSeconds);
      if (count > max) throw new TooMuch(seconds);
    },
    giveBack: () => deps.tallies.takeBack(key),
  };
}

/** The classes of calls that are counted over all servers, for each of them costs somebody a letter or money. */
const dear = ['mail', 'money'] as const satisfies readonly Endpoint['rate'][];

/**
 * Counts a call of a dear class in the database, over all servers, by the network address it comes from and by its
 * account, however many addresses that has. Throws `TooMuch` above what the class allows of either.
 */
export async function countOverAll(deps: TallyDeps, rate: Endpoint['rate'], request: FastifyRequest): Promise<void> {
  const counted = dear.find((each) => each === rate);
  if (counted === undefined || !deps.options.rateLimits) return;
  const { max, timeWindow } = allowances[counted];
  const account = 'accountId' in request.who ? String(request.who.accountId) : undefined;
  const keys = [keyOf(rate, 'address', networkOf(request.ip)), ...(account ? [keyOf(rate, 'account', account)] : [])];
  for (const { count, seconds } of await Promise.all(keys.map((key) => deps.tallies.add(key, timeWindow / 1000))))
    if (count > max) throw new TooMuch(seconds);
}

const keyOf = (...words: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(words)).digest('base64url');

/** The address itself, or, of IPv6, the network of 64 bits that one household has. */
function networkOf(ip: string): string {
  if (!isIPv6(ip) || ip.includes('.')) return ip;
  const [head = '', tail = ''] = ip.split('::');
  const [before, after] = [head, tail].map((part) => part.split(':').filter(Boolean)) as [string[], string[]];
  const zeros = ip.includes('::') ? Array(8 - before.length - after.length).fill('0') : [];
  return [...before, ...zeros, ...after]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
