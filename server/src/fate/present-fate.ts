import type { FateAction, FateCard, FateReply } from '@underhall/contract';
import { type Character, refreshesLeft, type Standpoint, unlocksLeft, type WorldWords } from '@underhall/engine';
import { escapeHtml } from '../wording/markup.ts';
import { presentStories } from './present-stories.ts';
import { storeItems } from './store-items.ts';

const zeroDate = '0001-01-01T00:00:00Z';

/** `paidUntil` is the next renewal of a paid membership. */
export function presentFate(here: Standpoint, now: number, paidUntil?: number): FateReply {
  const { character, world } = here;
  const card = (action: PlainAction) => presentPlain(action, character, now, world.pack.words);
  const refill = card('RefillActions');
  const { tier } = character.membership;
  const until = paidUntil ?? character.membership.until;
  const refresh = tier === 'enhanced' ? card('EnhancedRefresh') : undefined;
  return {
    isSuccess: true,
    currentFate: character.fate,
    currentNex: character.fate,
    fateCards: [
      ...presentStories(here, now),
      refill,
      card('RefillCards'),
      ...(refresh ? [refresh] : []),
      card('OutfitPurchase'),
      card('AskNameChange'),
      ...(world.pack.start.faces.length > 0 ? [card('FaceChange')] : []),
    ],
    actionRefillFateCard: refill,
    ...(refresh && { enhancedActionRefreshCard: refresh }),
    isExceptionalFriend: tier !== 'none',
    premiumSubExpiryDateTime: until === undefined ? zeroDate : new Date(until).toISOString(),
    remainingStoryUnlocks: unlocksLeft(character, now),
    activePurchase: null,
  };
}

type PlainAction = Exclude<FateAction, 'ContentPurchase' | 'EnhancedUnlock'>;

function presentPlain(action: PlainAction, character: Character, now: number, words: WorldWords): FateCard {
  const sizes = storeItems.filter((item) => item.action === action);
  const [first] = sizes;
  const prices = sizes.map(({ price }) => price(words));
  const { name, description, inShort } = words.texts[textKeyOf[action]];
  return {
    id: first?.id ?? 0,
    action,
    type: 'Gameplay',
    name: escapeHtml(name),
    image: words.offerImages[textKeyOf[action]],
    border: 'default',
    description: escapeHtml(description),
    shortDescription: escapeHtml(inShort),
    price: prices.length === 1 ? (prices[0] ?? 0) : prices,
    // The client offers free refreshes next to the actions, not in the store.
    hidden: action === 'EnhancedRefresh',
    ...withoutStory,
    canAfford: character.fate >= Math.min(...prices),
    buttons: sizes.map(({ id, label }) => ({ description: label(words), correspondingActivePurchase: { id } })),
    remainingActionRefreshes: refreshesLeft(character, now),
  };
}

/** Values of the story fields in other items. */
const withoutStory = {
  releaseDate: '1970-01-01T00:00:00Z',
  fanFavourite: false,
  author: '',
  season: '',
  factions: '',
  enhancedFeaturedItem: false,
  enhancedStoryAvailability: 'None',
} as const;

const textKeyOf = {
  RefillActions: 'refill',
  RefillCards: 'newCards',
  EnhancedRefresh: 'refresh',
  OutfitPurchase: 'outfits',
  AskNameChange: 'newName',
  FaceChange: 'newFace',
} as const satisfies Readonly<Record<PlainAction, keyof WorldWords['offerImages']>>;
