import type { FateAction, FateCard, FateReply } from '@underhall/contract';
import { type Character, refreshesLeft } from '@underhall/engine';
import { storeItems } from './store-items.ts';

/** The balance, and what it buys. */
export function presentFate(character: Character, now: number): FateReply {
  const card = (action: FateAction) => presentFateCard(action, character, now);
  const refill = card('RefillActions');
  const { tier } = character.membership;
  const refresh = tier === 'enhanced' ? card('EnhancedRefresh') : undefined;
  return {
    isSuccess: true,
    currentFate: character.fate,
    currentNex: character.fate,
    fateCards: [refill, card('RefillCards'), ...(refresh ? [refresh] : [])],
    actionRefillFateCard: refill,
    ...(refresh && { enhancedActionRefreshCard: refresh }),
    isExceptionalFriend: tier !== 'none',
  };
}

function presentFateCard(action: FateAction, character: Character, now: number): FateCard {
  const sizes = storeItems.filter((item) => item.action === action);
  const [first] = sizes;
  const prices = sizes.map(({ price }) => price);
  return {
    id: first?.id ?? 0,
    action,
    ...words[action],
    price: prices.length === 1 ? (prices[0] ?? 0) : prices,
    canAfford: character.fate >= Math.min(...prices),
    buttons: sizes.map(({ id, label }) => ({ description: label, correspondingActivePurchase: { id } })),
    remainingActionRefreshes: refreshesLeft(character, now),
  };
}

const words: Readonly<Record<FateAction, Pick<FateCard, 'name' | 'image' | 'description' | 'shortDescription'>>> = {
  RefillActions: {
    name: 'A taller candle',
    image: 'burning-candle',
    description:
      'A blue slip of the Office of Contingencies is permission for something to have happened. With one of these, you have been careful with your candle.',
    shortDescription: 'More actions at once.',
  },
  RefillCards: {
    name: 'A busier street',
    image: 'visiting-card',
    description:
      'A blue slip of the Office of Contingencies, and everybody who meant to call one of these days has found the time.',
    shortDescription: 'A full deck at once.',
  },
  EnhancedRefresh: {
    name: 'Supper, kept',
    image: 'dinner-still-warm',
    description:
      'At the House Where You Are Expected they have kept your supper, and a candle beside it: seven actions. They do it three times in thirty days.',
    shortDescription: 'Seven actions at once.',
  },
};
