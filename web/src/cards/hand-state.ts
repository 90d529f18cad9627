import type { Card, Hand } from '@underhall/contract';

/** Deck and hand, as the page knows them. */
export type Cards = {
  readonly displayCards: readonly Card[];
  /** Cards that wait to be drawn. */
  readonly cardsCount: number;
  readonly deckSize: number;
  readonly handSize: number;
  /** A storylet lies open, by the last fetch that was made to know it. */
  readonly isStoryInProgress: boolean;
  /** The moment of the next card, on the page's own running clock; undefined if none is due. */
  readonly dueAt?: number;
  /** No card fits as things stand: a draw would bring none. */
  readonly noneFits?: true;
  readonly noneBecause?: NonNullable<Hand['noneBecause']>;
};

/** The purpose of a fetch. Only one in the foreground says whether a storylet is open. */
export type Purpose = 'foreground' | 'background' | 'move prevented';

const leastWaitMs = 1_000;

/** The machine's clock may be wrong, so the wait is reckoned between two moments of the server's. */
export function readHand(reply: Hand, heardAt: number, purpose: Purpose, known?: Cards): Cards {
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
      dueAt: heardAt + Math.max(leastWaitMs, Date.parse(nextCardAt) - Date.parse(currentTime)),
    }),
    ...(noneBecause && { noneBecause }),
    ...(noneFits && { noneFits }),
  };
}

/** A count above what the deck holds means that drawing has no end. */
export const hasNoLimit = ({ cardsCount, deckSize }: Pick<Cards, 'cardsCount' | 'deckSize'>): boolean =>
  cardsCount > deckSize;

/** `refill`: empty. `disabled`: the hand is full. An empty deck is said before a full hand. */
export type DeckLook = 'normal' | 'disabled' | 'refill';

export function lookOf(cards: Pick<Cards, 'cardsCount' | 'displayCards' | 'handSize'>): DeckLook {
  if (cards.cardsCount === 0) return 'refill';
  return cards.displayCards.length >= cards.handSize ? 'disabled' : 'normal';
}

/** True if another card is on its way. */
export const isComing = ({ cardsCount, deckSize }: Pick<Cards, 'cardsCount' | 'deckSize'>): boolean =>
  cardsCount !== deckSize;

/** The calls that are under way. */
export type UnderWay = { readonly isFetching: boolean; readonly isDrawing: boolean; readonly isPlaying: boolean };

/** The reason not to fetch now; undefined if a fetch can begin. */
export const whyNotFetch = ({ isFetching }: Pick<UnderWay, 'isFetching'>): string | undefined =>
  isFetching ? 'Already fetching cards' : undefined;

/** The reason not to draw now; undefined if a card can be drawn. */
export const whyNotDraw = ({ isFetching, isDrawing, isPlaying }: UnderWay): string | undefined =>
  isFetching || isDrawing || isPlaying ? 'In the middle of doing something else' : undefined;

const seldom: readonly Card['distribution'][] = ['Rare', 'Unusual', 'VeryInfrequent'];

/** Cards that seldom come, or press, are not thrown away by a slip of the finger. */
export const isMissed = ({ distribution, urgency }: Pick<Card, 'distribution' | 'urgency'>): boolean =>
  urgency !== 'Normal' || seldom.includes(distribution);
