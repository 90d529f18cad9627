import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type RateLimitDeps, type Tally, tallyOf, wrongCodes } from '../http/rate-limits.ts';

const kept = new WeakMap<FastifyInstance, (request: FastifyRequest) => Tally>();

/** Codes that do not exist, counted by the asking address; to read one, to redeem one and to log in with one count apart. */
export function codeGuesses(app: FastifyInstance, deps: RateLimitDeps): (request: FastifyRequest) => Tally {
  const tally = kept.get(app) ?? tallyOf(app, deps, wrongCodes);
  kept.set(app, tally);
  return tally;
}
