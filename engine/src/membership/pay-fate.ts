import { record, type Turn } from '../turn.ts';

/** So much of the premium currency is gone; that there is enough is for the caller to know. */
export function payFate(turn: Turn, price: number): Turn {
  const from = turn.character.fate;
  return record(turn, { kind: 'fate', why: 'spent', from, to: from - price });
}
