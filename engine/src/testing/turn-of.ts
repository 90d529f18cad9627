import type { Refusal, Ruling, Turn } from '../turn.ts';

/** The turn a rule allowed; a test that expected one fails on anything else. */
export function turnOf(ruling: Ruling): Turn {
  if (ruling.ruling !== 'allowed') throw new Error(`expected a turn, got ${JSON.stringify(ruling)}`);
  return ruling.turn;
}

/** The ruling of a refusal. */
export const refused = (refusal: Refusal): Ruling => ({ ruling: 'refused', refusal });
