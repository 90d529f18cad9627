import { codeName, type Persona, personaOf } from '@underhall/engine';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refused } from '../http/failures.ts';
import { type RateLimitDeps, type Tally, tallyOf, wrongCodes } from '../http/rate-limits.ts';
import type { WorldCache } from '../world/world-cache.ts';

const invalidCode = 'Sorry, that code is invalid.';
export const usedUp = 'This code has been used as often as it can be. Ask whoever gave it to you for another.';

/** A code of the world, in the spelling in which it is kept. */
export type KnownCode = Persona & { readonly code: string };

/** The code of that name; refused, and counted against whoever asks, when there is none. */
export async function findCode(deps: { readonly world: WorldCache }, name: string, guesses: Tally): Promise<KnownCode> {
  await guesses.check();
  const persona = personaOf(name, await deps.world.now());
  if (persona?.code !== undefined) return { ...persona, code: codeName(persona.code) };
  await guesses.count();
  throw new Refused(invalidCode);
}

const kept = new WeakMap<FastifyInstance, (request: FastifyRequest) => Tally>();

/** Codes that do not exist, counted by the asking address; to read one, to redeem one and to log in with one count apart. */
export function codeGuesses(app: FastifyInstance, deps: RateLimitDeps): (request: FastifyRequest) => Tally {
  const tally = kept.get(app) ?? tallyOf(app, deps, wrongCodes);
  kept.set(app, tally);
  return tally;
}
