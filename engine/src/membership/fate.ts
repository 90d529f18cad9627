import { record, type Turn } from '../turn.ts';

/** Takes premium currency away, if there is a price at all. That the character has enough is checked by the caller. */
export function payFate(turn: Turn, price: number): Turn {
  if (price === 0) return turn;
  const from = turn.character.fate;
  return record(turn, { kind: 'fate', why: 'spent', from, to: from - price });
}

/** Gives premium currency. */
export function giveFate(turn: Turn, amount: number): Turn {
  if (amount === 0) return turn;
  const from = turn.character.fate;
  return record(turn, { kind: 'fate', why: 'given', from, to: from + amount });
}
