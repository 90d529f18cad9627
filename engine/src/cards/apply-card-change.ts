import type { Character } from '../character.ts';
import { limitsOf } from '../membership/limits.ts';
import type { CardChange } from './card-change.ts';
import type { CardTable } from './card-table.ts';

/** A table that was never used has a full deck. */
export function applyCardChange(character: Character, change: CardChange): Character {
  const table = character.cards[change.table] ?? { deck: { count: limitsOf(character).deck }, hand: [] };
  return { ...character, cards: { ...character.cards, [change.table]: tableAfter(table, change) } };
}

function tableAfter({ deck, hand }: CardTable, change: CardChange): CardTable {
  switch (change.kind) {
    case 'deck':
      return { deck: change.to, hand };
    case 'card drawn':
      return { deck, hand: [...hand, change.card] };
    case 'card left':
      return { deck, hand: hand.filter((card) => card !== change.card) };
  }
}
