import { allow, type Moment, openTurn, type Ruling, record, refuse, type Turn } from '../turn.ts';
import type { BookFromOutside, BookOfPrices, FateChange } from './fate-change.ts';

/** Takes premium currency away, if there is a price at all. That the character has enough is checked by the caller. */
export function payFate(turn: Turn, price: number, book: BookOfPrices): Turn {
  if (price === 0) return turn;
  const from = turn.character.fate;
  return record(turn, { kind: 'fate', why: 'spent', book, from, to: from - price });
}

/** Gives the premium currency of an outcome. */
export const giveFate = (turn: Turn, amount: number): Turn =>
  amount === 0 ? turn : gain(turn, amount, { why: 'given', book: 'outcome' });

/** Premium currency that comes or goes without a choice of the player; `amount` is below 0 where it is taken back. */
export type FateMoved = { readonly book: BookFromOutside; readonly amount: number; readonly reference: string };

/**
 * Moves premium currency from outside. What a refund takes back and is spent already is owed; an operator takes no more
 * than there is.
 */
export function moveFate(moment: Moment, { book, amount, reference }: FateMoved): Ruling {
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
