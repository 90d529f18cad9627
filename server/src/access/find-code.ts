import { codeName, type Persona, personaOf } from '@underhall/engine';
import { Refused } from '../http/failures.ts';
import type { RateLimitCounter } from '../http/rate-limit-counters.ts';
import type { WorldCache } from '../world/world-cache.ts';

const invalidCode = 'Sorry, that code is invalid.';
export const noUsesLeft =
  'This code has been used as often as it can be. Ask the person who gave it to you for another.';

/** `code` is in its canonical spelling. */
export type KnownCode = Persona & { readonly code: string };

/** @throws Refused if the code is unknown; the guess then counts against the caller's network address */
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
