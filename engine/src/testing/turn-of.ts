import type { Refusal, Ruling, Turn } from '../turn.ts';

/** Returns the turn of an allowed ruling, or throws. */
export function turnOf(ruling: Ruling): Turn {
  if (ruling.ruling !== 'allowed') throw new Error(`expected a turn, got ${JSON.stringify(ruling)}`);
  return ruling.turn;
}

export const refused = (refusal: Refusal): Ruling => ({ ruling: 'refused', refusal });
