import type { StoryletId } from '../ids.ts';
import type { RefillingClock } from '../refilling-clock.ts';

/** Callers in the street and visiting-cards on the hall table. */
export type CardTable = {
  /** Cards waiting to be drawn; nothing is coming while the deck is full. */
  readonly deck: DeckClock;
  /** Cards held, the oldest first. */
  readonly hand: readonly StoryletId[];
};

export type DeckClock = RefillingClock;
