import { codeName, type Persona, personaOf } from '@underhall/engine';
import { Refused } from '../http/failures.ts';
import type { RateLimitCounter } from '../http/rate-limit-counters.ts';
import type { WorldCache } from '../world/world-cache.ts';

const invalidCode = 'Sorry, that code is invalid.';
export const usedUp = 'This code has been used as often as it can be. Ask whoever gave it to you for another.';

/** A code of the world, in its canonical spelling. */
export type KnownCode = Persona & { readonly code: string };

/** The code of that name. If there is none, the guess is counted against the caller's address and refused. */
export async function findCode(
  deps: { readonly world: WorldCache },
  name: string,
  guesses: RateLimitCounter,
): Promise<KnownCode> {
  await guesses.count();
  const persona = personaOf(name, await deps.world.now());
  if (persona?.code === undefined) throw new Refused(invalidCode);
  await guesses.uncount();
  return { ...persona, code: codeName(persona.code) };
}
