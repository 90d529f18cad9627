import { allow, type Moment, openTurn, type Ruling, record, refuse, type Turn } from '../turn.ts';
import type { ExternalBook, FateChange, SpendingBook } from './fate-change.ts';

/** The caller checks that the character has enough. */
export function payFate(turn: Turn, price: number, book: SpendingBook): Turn {
  if (price === 0) return turn;
  const from = turn.character.fate;
  return record(turn, { kind: 'fate', why: 'spent', book, from, to: from - price });
}

export const giveFate = (turn: Turn, amount: number): Turn =>
  amount === 0 ? turn : gain(turn, amount, { why: 'given', book: 'outcome' });

/** Returns Fate that was spent on something that the world no longer has. */
export const giveBackFate = (turn: Turn, amount: number, book: SpendingBook): Turn =>
  amount === 0 ? turn : gain(turn, amount, { why: 'given', book });

/** Premium currency added from outside the game, or taken back if `amount` is negative. */
export type FateMove = { readonly book: ExternalBook; readonly amount: number; readonly reference: string };

/**
 * Adds or takes back premium currency. If a refund takes back more than the character has, the rest becomes a debt. An
 * operator cannot take more than the character has.
 */
export function moveFate(moment: Moment, { book, amount, reference }: FateMove): Ruling {
  const turn = openTurn(moment);
  if (amount > 0) return allow(gain(turn, amount, { why: book === 'order' ? 'bought' : 'given', book, reference }));
  if (book === 'operator' && -amount > turn.character.fate) return refuse('not enough fate');
  return allow(takeBack(turn, -amount, { book, reference }));
}

function gain(turn: Turn, amount: number, about: Pick<FateChange, 'why' | 'book' | 'reference'>): Turn {
  const { fate: from, fateOwed: owed = 0 } = turn.character;
  const paid = Math.min(owed, amount);
  const payment = paid > 0 && { owed: { from: owed, to: owed - paid } };
  return record(turn, { kind: 'fate', ...about, from, to: from + amount - paid, ...payment });
}

function takeBack(turn: Turn, amount: number, about: Pick<FateChange, 'book' | 'reference'>): Turn {
  const { fate: from, fateOwed: owed = 0 } = turn.character;
  const rest = Math.max(0, amount - from);
  const debt = rest > 0 && { owed: { from: owed, to: owed + rest } };
  return record(turn, { kind: 'fate', why: 'taken back', ...about, from, to: from - amount + rest, ...debt });
}
