import { codeName, type Persona, personaOf } from '@underhall/engine';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refused } from '../http/failures.ts';
import { type RateLimitDeps, type Tally, tallyOf, wrongCodes } from '../http/rate-limits.ts';
import type { WorldCache } from '../world/world-cache.ts';

const invalidCode = 'Sorry, that code is invalid.';
export const usedUp = 'This code has been used as often as it can be. Ask whoever gave it to you for another.';

/** A code of the world, in its canonical spelling. */
export type KnownCode = Persona & { readonly code: string };

/** The code of that name. If there is none, the guess is counted against the caller's address and refused. */
export async function findCode(deps: { readonly world: WorldCache }, name: string, guesses: Tally): Promise<KnownCode> {
  await guesses.check();
  const persona = personaOf(name, await deps.world.now());
  if (persona?.code !== undefined) return { ...persona, code: codeName(persona.code) };
  await guesses.count();
  throw new Refused(invalidCode);
}

const tallies = new WeakMap<FastifyInstance, (request: FastifyRequest) => Tally>();

/** Counts guesses of codes that do not exist, by the caller's address. All routes of one app share the counter. */
export function codeGuesses(app: FastifyInstance, deps: RateLimitDeps): (request: FastifyRequest) => Tally {
  const tally = tallies.get(app) ?? tallyOf(app, deps, wrongCodes);
  tallies.set(app, tally);
  return tally;
}
