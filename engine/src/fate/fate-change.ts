import type { Character } from '../character.ts';

/**
 * A change of a character's Fate, with the book that stands on the other side of its double entry. What was taken back
 * when it was spent already is owed, and is paid first out of whatever Fate comes next.
 */
export type FateChange = {
  readonly kind: 'fate';
  readonly why: 'spent' | 'given' | 'bought' | 'taken back';
  readonly book: FateBook;
  readonly from: number;
  readonly to: number;
  /** The Fate owed, before and after, where the change moved it. */
  readonly owed?: { readonly from: number; readonly to: number };
  /** The order, the refund or the operator's command, by its number. */
  readonly reference?: string;
};

/** The books that Fate goes to and comes from. */
export type FateBook = BookOfPrices | 'outcome' | BookFromOutside;
/** The books that Fate is spent into: choices, errands of agents, and what is sold for it. */
export type BookOfPrices = 'branch' | 'plot' | 'store';
/** The books that move Fate without a turn of the player: money paid, money paid back, and whoever runs the game. */
export type BookFromOutside = 'order' | 'refund' | 'operator';

export function applyFateChange(character: Character, { to, owed }: FateChange): Character {
  if (!owed) return { ...character, fate: to };
  const { fateOwed: _before, ...rest } = character;
  return { ...rest, fate: to, ...(owed.to > 0 && { fateOwed: owed.to }) };
}
