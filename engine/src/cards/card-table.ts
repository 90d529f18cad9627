import type { SettingId, StoryletId } from '../ids.ts';
import type { RefillingClock } from '../refilling-clock.ts';

export type CardTable = {
  /** Number of cards that can be drawn. */
  readonly deck: DeckClock;
  /** Oldest first. */
  readonly hand: readonly StoryletId[];
};

/**
 * The hand before the first discard that can still be undone. Absent once a card is drawn or leaves in another way, a
 * storylet opens, or the character moves. While it is set, the cards missing from the hand are the discarded ones.
 */
export type HandBeforeDiscards = Pick<CardTable, 'hand'> & { readonly table: SettingId };

export type DeckClock = RefillingClock;

/** `no longer fits`: its requirements no longer hold. `left behind`: the character left a setting with `dropsHand`. */
export type CardLeaveReason = 'played' | 'discarded' | 'no longer fits' | 'cleared' | 'left behind';

export type CardChange =
  | {
      readonly kind: 'deck';
      readonly table: SettingId;
      readonly why: 'refilled' | 'drawn' | 'refreshed';
      readonly from: DeckClock;
      readonly to: DeckClock;
    }
  | { readonly kind: 'card drawn'; readonly table: SettingId; readonly card: StoryletId }
  | {
      readonly kind: 'card left';
      readonly table: SettingId;
      readonly card: StoryletId;
      readonly why: CardLeaveReason;
    }
  /** A discard was undone. The card returns to its position. */
  | { readonly kind: 'card returned'; readonly table: SettingId; readonly card: StoryletId };

type CardPlayer = {
  readonly cards: Readonly<Record<SettingId, CardTable>>;
  readonly handBeforeDiscards?: HandBeforeDiscards;
};

/** The first change of a table is one of its deck. */
export function applyCardChange<Of extends CardPlayer>(character: Of, change: CardChange): Of {
  const table = character.cards[change.table] ?? { deck: { count: 0 }, hand: [] };
  return { ...character, cards: { ...character.cards, [change.table]: tableAfter(table, change, character) } };
}

function tableAfter({ deck, hand }: CardTable, change: CardChange, { handBeforeDiscards }: CardPlayer): CardTable {
  switch (change.kind) {
    case 'deck':
      return { deck: change.to, hand };
    case 'card drawn':
      return { deck, hand: [...hand, change.card] };
    case 'card left':
      return { deck, hand: hand.filter((card) => card !== change.card) };
    case 'card returned': {
      const order = handBeforeDiscards?.hand ?? [...hand, change.card];
      return { deck, hand: order.filter((card) => card === change.card || hand.includes(card)) };
    }
  }
}
