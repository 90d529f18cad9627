import type { Character } from '../character.ts';

/**
 * A change of a character's Fate. `book` is the other account of the double entry. If Fate is taken back after the
 * character spent it, the character has a debt, and later Fate pays that debt first.
 */
export type FateChange = {
  readonly kind: 'fate';
  readonly why: 'spent' | 'given' | 'bought' | 'taken back';
  readonly book: FateBook;
  readonly from: number;
  readonly to: number;
  /** Debt before and after, if it changed. */
  readonly owed?: { readonly from: number; readonly to: number };
  readonly reference?: string;
};

export type FateBook = SpendingBook | 'outcome' | ExternalBook;
export type SpendingBook = 'branch' | 'plot' | 'store';
/** Fate moved outside the player's turns. */
export type ExternalBook = 'order' | 'refund' | 'operator';

export function applyFateChange(character: Character, { to, owed }: FateChange): Character {
  if (!owed) return { ...character, fate: to };
  const { fateOwed: _before, ...rest } = character;
  return { ...rest, fate: to, ...(owed.to > 0 && { fateOwed: owed.to }) };
}
