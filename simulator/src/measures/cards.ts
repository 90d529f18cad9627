import { drawsHere, eligibleCards, handSizeOf, type Storylet, type StoryletId, tableOf } from '@underhall/engine';
import type { View } from '../cast.ts';
import type { Step } from '../step.ts';
import { type Counts, count } from './counts.ts';

/** Statistics of decks and hands. Mutable. */
export type Cards = {
  readonly byCard: Map<StoryletId, CardDraws>;
  /** Cards that left a hand, by reason. */
  readonly removals: Counts<string>;
  draws: number;
  /** Number of hands at the end of visits, the cards in them, and their total capacity. */
  handsSeen: number;
  cardsHeld: number;
  placesInHands: number;
};

/** Draws of one card. `expected` and `variance` are sums over all draws for which the card was eligible. */
export type CardDraws = { drawn: number; expected: number; variance: number; fitting: number };

export const newCards = (): Cards => ({
  byCard: new Map(),
  removals: new Map(),
  draws: 0,
  handsSeen: 0,
  cardsHeld: 0,
  placesInHands: 0,
});

export function recordCards(cards: Cards, { changes, moment }: Step): void {
  for (const change of changes) {
    if (change.kind === 'card left') count(cards.removals, change.why);
    if (change.kind !== 'card drawn') continue;
    cards.draws++;
    const fitting = eligibleCards(moment);
    const all = fitting.reduce((sum, { frequency }) => sum + frequency, 0);
    for (const { id, frequency } of fitting) {
      const drawn = cards.byCard.get(id) ?? { drawn: 0, expected: 0, variance: 0, fitting: 0 };
      cards.byCard.set(id, drawn);
      const chance = frequency / all;
      drawn.fitting++;
      drawn.expected += chance;
      drawn.variance += chance * (1 - chance);
      if (id === change.card) drawn.drawn++;
    }
  }
}

export function recordHand(cards: Cards, view: View): void {
  const room = handSizeOf(view);
  if (room === 0) return;
  cards.handsSeen++;
  cards.placesInHands += room;
  cards.cardsHeld += Math.min(room, tableOf(view).hand.length);
}

/** Cards that the next draw can find, according to the incrementally updated offers. */
export function drawableOf(view: View): readonly Storylet[] {
  const { cards } = view;
  if (!drawsHere(view)) return [];
  const { hand } = tableOf(view);
  const free = cards().filter(({ id }) => !hand.includes(id));
  const urgent = free.filter(({ urgency }) => urgency !== 'normal');
  return urgent.length > 0 ? urgent : free;
}
