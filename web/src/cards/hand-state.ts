import type { Card, Hand } from '@underhall/contract';

export type Cards = {
  readonly displayCards: readonly Card[];
  readonly cardsCount: number;
  readonly deckSize: number;
  readonly handSize: number;
  /** True if a storylet was open during the last foreground fetch. */
  readonly isStoryInProgress: boolean;
  /** When the next card is due, on the clock of `performance.now()`. Undefined if no card is due. */
  readonly dueAt?: number;
  /** True if no card in the deck fits now, so a draw would return nothing. */
  readonly noneFits?: true;
  readonly noneBecause?: NonNullable<Hand['noneBecause']>;
};

/** Only a foreground fetch reports whether a storylet is open. */
export type Purpose = 'foreground' | 'background' | 'move prevented';

const minWaitMs = 1_000;

/** Computes the wait from two server times, because the client's clock may be wrong. */
export function readHand(reply: Hand, receivedAt: number, purpose: Purpose, known?: Cards): Cards {
  const {
    displayCards,
    eligibleForCardsCount,
    maxDeckSize,
    maxHandSize,
    nextCardAt,
    currentTime,
    noneBecause,
    noneFits,
  } = reply;
  const isNews = purpose === 'foreground';
  return {
    displayCards,
    cardsCount: eligibleForCardsCount,
    deckSize: maxDeckSize,
    handSize: maxHandSize,
    isStoryInProgress: isNews ? reply.isInAStorylet : (known?.isStoryInProgress ?? false),
    ...(nextCardAt !== undefined && {
      dueAt: receivedAt + Math.max(minWaitMs, Date.parse(nextCardAt) - Date.parse(currentTime)),
    }),
    ...(noneBecause && { noneBecause }),
    ...(noneFits && { noneFits }),
  };
}

/** The server reports unlimited draws as a count above the deck size. */
export const hasNoLimit = ({ cardsCount, deckSize }: Pick<Cards, 'cardsCount' | 'deckSize'>): boolean =>
  cardsCount > deckSize;

/** `refill`: the deck is empty. `disabled`: the hand is full. `refill` takes precedence. */
export type DeckLook = 'normal' | 'disabled' | 'refill';

export function lookOf(cards: Pick<Cards, 'cardsCount' | 'displayCards' | 'handSize'>): DeckLook {
  if (cards.cardsCount === 0) return 'refill';
  return cards.displayCards.length >= cards.handSize ? 'disabled' : 'normal';
}

export const isCardDue = ({ cardsCount, deckSize }: Pick<Cards, 'cardsCount' | 'deckSize'>): boolean =>
  cardsCount !== deckSize;

export type PendingCalls = { readonly isFetching: boolean; readonly isDrawing: boolean; readonly isPlaying: boolean };

/** The reason why no fetch can start now, or undefined. */
export const fetchBlockerOf = ({ isFetching }: Pick<PendingCalls, 'isFetching'>): string | undefined =>
  isFetching ? 'Already fetching cards' : undefined;

/** The reason why no card can be drawn now, or undefined. */
export const drawBlockerOf = ({ isFetching, isDrawing, isPlaying }: PendingCalls): string | undefined =>
  isFetching || isDrawing || isPlaying ? 'In the middle of doing something else' : undefined;
