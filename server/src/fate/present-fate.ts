import type { FateAction, FateCard, FateReply } from '@underhall/contract';
import { type Character, refreshesLeft, type WorldWords } from '@underhall/engine';
import { escapeHtml } from '../wording/markup.ts';
import { storeItems } from './store-items.ts';

/** The balance, and what it buys. */
export function presentFate(character: Character, now: number, words: WorldWords): FateReply {
  const card = (action: FateAction) => presentFateCard(action, character, now, words);
  const refill = card('RefillActions');
  const { tier } = character.membership;
  const refresh = tier === 'enhanced' ? card('EnhancedRefresh') : undefined;
  return {
    isSuccess: true,
    currentFate: character.fate,
    currentNex: character.fate,
    fateCards: [
      refill,
      card('RefillCards'),
      ...(refresh ? [refresh] : []),
      card('OutfitPurchase'),
      card('AskNameChange'),
      card('FaceChange'),
    ],
    actionRefillFateCard: refill,
    ...(refresh && { enhancedActionRefreshCard: refresh }),
    isExceptionalFriend: tier !== 'none',
  };
}

function presentFateCard(action: FateAction, character: Character, now: number, words: WorldWords): FateCard {
  const sizes = storeItems.filter((item) => item.action === action);
  const [first] = sizes;
  const prices = sizes.map(({ price }) => price(words));
  return {
    id: first?.id ?? 0,
    action,
    ...offered(action, words),
    price: prices.length === 1 ? (prices[0] ?? 0) : prices,
    canAfford: character.fate >= Math.min(...prices),
    buttons: sizes.map(({ id, label }) => ({ description: label(words), correspondingActivePurchase: { id } })),
    remainingActionRefreshes: refreshesLeft(character, now),
  };
}

/** The key of each offer's texts and icon in the world. */
const offerOf = {
  RefillActions: 'refill',
  RefillCards: 'newCards',
  EnhancedRefresh: 'refresh',
  OutfitPurchase: 'outfits',
  AskNameChange: 'newName',
  FaceChange: 'newFace',
} as const satisfies Readonly<Record<FateAction, keyof WorldWords['offerImages']>>;

function offered(action: FateAction, { offerImages, texts }: WorldWords) {
  const { name, description, inShort } = texts[offerOf[action]];
  return {
    name: escapeHtml(name),
    image: offerImages[offerOf[action]],
    description: escapeHtml(description),
    shortDescription: escapeHtml(inShort),
  };
}
