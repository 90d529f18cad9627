import type { FateAction } from '@underhall/contract';
import {
  actionOffers,
  buyActions,
  buyCards,
  buyOutfit,
  cardsFate,
  type Moment,
  outfitFate,
  type Ruling,
  useRefresh,
  type WorldWords,
} from '@underhall/engine';
import { fillIn } from '../wording/fill-in.ts';

/** `id` is the item's ID on the wire. */
export type StoreItem = {
  readonly id: number;
  readonly action: FateAction;
  readonly price: (words: WorldWords) => number;
  readonly label: (words: WorldWords) => string;
};

export type PlainItem = StoreItem & {
  readonly rule: (moment: Moment) => Ruling;
  /** The message after a purchase. `cards` is the number of cards in the deck. */
  readonly doneMessage: (words: WorldWords, now: { readonly cards: number }) => string;
};

const [small, large] = actionOffers;

export const plainItems: readonly PlainItem[] = [
  ...[small, large].map((offer, place) => ({
    id: 1 + place,
    action: 'RefillActions' as const,
    price: () => offer.fate,
    label: ({ actions, premium }: WorldWords) => `${offer.actions} ${actions.many} for ${offer.fate} ${premium}`,
    rule: (moment: Moment) => buyActions(moment, offer),
    doneMessage: ({ texts }: WorldWords) => fillIn(texts.refill.done, { count: String(offer.actions) }),
  })),
  {
    id: 3,
    action: 'RefillCards',
    price: () => cardsFate,
    label: ({ premium }) => `A full deck for ${cardsFate} ${premium}`,
    rule: buyCards,
    doneMessage: ({ texts }, { cards }) => fillIn(texts.newCards.done, { count: String(cards) }),
  },
  {
    id: 4,
    action: 'EnhancedRefresh',
    price: () => 0,
    label: () => 'Take it',
    rule: useRefresh,
    doneMessage: ({ texts }) => texts.refresh.done,
  },
  {
    id: 5,
    action: 'OutfitPurchase',
    price: () => outfitFate,
    label: ({ premium }) => `Another outfit for ${outfitFate} ${premium}`,
    rule: buyOutfit,
    doneMessage: ({ texts }) => texts.outfits.done,
  },
];

/** The purchase request contains the new name. */
export const nameItem: StoreItem = {
  id: 6,
  action: 'AskNameChange',
  price: ({ offerPrices }) => offerPrices.newName,
  label: ({ offerPrices, premium }) => `Another name for ${offerPrices.newName} ${premium}`,
};

/** The player buys this item through a separate endpoint. */
export const faceItem: StoreItem = {
  id: 7,
  action: 'FaceChange',
  price: ({ offerPrices }) => offerPrices.newFace,
  label: ({ offerPrices, premium }) => `Another face for ${offerPrices.newFace} ${premium}`,
};

export const storeItems: readonly StoreItem[] = [...plainItems, nameItem, faceItem];
