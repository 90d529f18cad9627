import type { Card, Hand } from '@underhall/contract';

/** Deck and hand, as the page knows them. */
export type Cards = {
  readonly displayCards: readonly Card[];
  /** Cards that wait in the deck. */
  readonly cardsCount: number;
  readonly deckSize: number;
  readonly handSize: number;
  /** A storylet is open, according to the last foreground fetch. */
  readonly isStoryInProgress: boolean;
  /** When the next card comes, by `performance.now()`. Undefined if none is due. */
  readonly dueAt?: number;
  /** No card fits at the moment, so a draw would bring none. */
  readonly noneFits?: true;
  readonly noneBecause?: NonNullable<Hand['noneBecause']>;
};

/** Purpose of a fetch. Only a foreground fetch reports whether a storylet is open. */
export type Purpose = 'foreground' | 'background' | 'move prevented';

const minWaitMs = 1_000;

/** The client's clock may be wrong, so the wait is the difference of two server times. */
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

/** A count above the deck size means that drawing has no limit. */
export const hasNoLimit = ({ cardsCount, deckSize }: Pick<Cards, 'cardsCount' | 'deckSize'>): boolean =>
  cardsCount > deckSize;

/** `refill`: empty. `disabled`: the hand is full. An empty deck wins over a full hand. */
export type DeckLook = 'normal' | 'disabled' | 'refill';

export function lookOf(cards: Pick<Cards, 'cardsCount' | 'displayCards' | 'handSize'>): DeckLook {
  if (cards.cardsCount === 0) return 'refill';
  return cards.displayCards.length >= cards.handSize ? 'disabled' : 'normal';
}

/** True if another card will come with time. */
export const isCardDue = ({ cardsCount, deckSize }: Pick<Cards, 'cardsCount' | 'deckSize'>): boolean =>
  cardsCount !== deckSize;

export type PendingCalls = { readonly isFetching: boolean; readonly isDrawing: boolean; readonly isPlaying: boolean };

/** Why no fetch can begin now. Undefined if one can. */
export const fetchBlockerOf = ({ isFetching }: Pick<PendingCalls, 'isFetching'>): string | undefined =>
  isFetching ? 'Already fetching cards' : undefined;

/** Why no card can be drawn now. Undefined if one can. */
export const drawBlockerOf = ({ isFetching, isDrawing, isPlaying }: PendingCalls): string | undefined =>
  isFetching || isDrawing || isPlaying ? 'In the middle of doing something else' : undefined;

const seldom: readonly Card['distribution'][] = ['Rare', 'Unusual', 'VeryInfrequent'];

/** Rare or urgent cards ask before they are discarded. */
export const needsConfirmation = ({ distribution, urgency }: Pick<Card, 'distribution' | 'urgency'>): boolean =>
  urgency !== 'Normal' || seldom.includes(distribution);
