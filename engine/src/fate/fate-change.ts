import type { Character } from '../character.ts';

/**
 * A change of a character's Fate, with the account (`book`) on the other side of the double entry. Fate that was taken
 * back after it was spent is owed. The next Fate pays that debt first.
 */
export type FateChange = {
  readonly kind: 'fate';
  readonly why: 'spent' | 'given' | 'bought' | 'taken back';
  readonly book: FateBook;
  readonly from: number;
  readonly to: number;
  /** The debt before and after, if it changed. */
  readonly owed?: { readonly from: number; readonly to: number };
  /** ID of the order, refund or admin command. */
  readonly reference?: string;
};

export type FateBook = SpendingBook | 'outcome' | ExternalBook;
/** Fate spent on choices, agents' errands, and the store. */
export type SpendingBook = 'branch' | 'plot' | 'store';
/** Fate moved without a turn of the player: a purchase for money, its refund, and the operator. */
export type ExternalBook = 'order' | 'refund' | 'operator';

export function applyFateChange(character: Character, { to, owed }: FateChange): Character {
  if (!owed) return { ...character, fate: to };
  const { fateOwed: _before, ...rest } = character;
  return { ...rest, fate: to, ...(owed.to > 0 && { fateOwed: owed.to }) };
}
