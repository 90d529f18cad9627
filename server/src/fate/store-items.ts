import type { FateAction } from '@underhall/contract';
import { actionOffers, buyActions, buyCards, cardsFate, type Moment, type Ruling, useRefresh } from '@underhall/engine';

/** An item that Fate buys; `id` is its number on the wire. */
export type StoreItem = {
  readonly id: number;
  readonly action: FateAction;
  readonly price: number;
  /** The text of its button. */
  readonly label: string;
  readonly rule: (moment: Moment) => Ruling;
  /** The sentence after the purchase; `cards` is the size of the deck. */
  readonly done: (now: { readonly cards: number }) => string;
};

const [small, large] = actionOffers;

export const storeItems: readonly StoreItem[] = [
  ...[small, large].map((offer, place) => ({
    id: 1 + place,
    action: 'RefillActions' as const,
    price: offer.fate,
    label: `${offer.actions} actions for ${offer.fate} Fate`,
    rule: (moment: Moment) => buyActions(moment, offer),
    done: () =>
      `The slip is stamped. Your candle is ${offer.actions} rings taller, and by the records it never was shorter.`,
  })),
  {
    id: 3,
    action: 'RefillCards',
    price: cardsFate,
    label: `A full deck for ${cardsFate} Fate`,
    rule: buyCards,
    done: ({ cards }) => `The slip is stamped. ${cards} people happen to have been passing.`,
  },
  {
    id: 4,
    action: 'EnhancedRefresh',
    price: 0,
    label: 'Take it',
    rule: useRefresh,
    done: () => 'It was still warm. Your candle is seven rings taller.',
  },
];
