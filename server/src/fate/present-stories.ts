import type { FateCard } from '@underhall/contract';
import {
  isStoryOwned,
  monthlyOffers,
  monthNumber,
  type Offer,
  refreshesLeft,
  renderText,
  resetPrice,
  type Standpoint,
  type StoreItem,
  storeItemsInOrder,
  storiesToBuy,
  unlockPrice,
  unlocksLeft,
} from '@underhall/engine';
import { escapeHtml } from '../wording/markup.ts';

export const storyId = (id: number): number => 2 * id;
export const resetId = (id: number): number => 2 * id + 1;

export const parseStoryId = (wireId: number): { readonly id: number; readonly isReset: boolean } => ({
  id: Math.floor(wireId / 2),
  isReset: wireId % 2 === 1,
});

/** Cards for buying and resetting stories. Enhanced members also get cards for the stories of the month. */
export function presentStories(here: Standpoint, now: number): FateCard[] {
  const { character, world } = here;
  const resets = storeItemsInOrder(world).flatMap((item) => {
    const price = resetPrice(item, here);
    return price === undefined ? [] : [{ item, price }];
  });
  const refreshes = { remainingActionRefreshes: refreshesLeft(character, now) };
  const isEnhanced = character.membership.tier === 'enhanced';
  return [
    ...storiesToBuy(here).map((item) => ({
      ...presentStory(item, here),
      ...priceInFate(item.fate, here),
      ...refreshes,
    })),
    ...resets.map(({ item, price }) => ({
      ...presentStory(item, here),
      ...priceInFate(price, here),
      ...refreshes,
      id: resetId(item.id),
      type: item.opens === undefined ? ('AmbitionReset' as const) : ('ResetStory' as const),
      buttons: [
        { description: `Reset (${price} ${premiumName(here)})`, correspondingActivePurchase: { id: resetId(item.id) } },
      ],
    })),
    ...(isEnhanced ? monthlyOffers(monthNumber(now), world) : [])
      .filter(({ item }) => item.again !== undefined || !isStoryOwned(item, here))
      .map((offer, place) => ({ ...presentOffer(offer, here, now), ...refreshes, enhancedFeaturedItem: place === 0 })),
  ];
}

const premiumName = ({ world }: Standpoint): string => world.pack.words.premium;

function presentStory(item: StoreItem, here: Standpoint) {
  const id = storyId(item.id);
  return {
    id,
    action: 'ContentPurchase' as const,
    type: 'PurchaseStory' as FateCard['type'],
    name: escapeHtml(item.name),
    image: item.image,
    border: item.isFavourite ? 'gold' : 'default',
    description: renderText(item.descriptionHtml, here),
    shortDescription: escapeHtml(item.inShort),
    hidden: false,
    releaseDate: `${item.released ?? '1970-01'}-01T00:00:00Z`,
    fanFavourite: item.isFavourite === true,
    author: item.author ?? '',
    season: item.season ?? '',
    factions: item.factions ?? '',
    enhancedFeaturedItem: false,
    enhancedStoryAvailability: 'None' as FateCard['enhancedStoryAvailability'],
    buttons: [{ description: `Purchase (${item.fate} ${premiumName(here)})`, correspondingActivePurchase: { id } }],
  };
}

const priceInFate = (price: number, { character }: Standpoint) => ({ price, canAfford: character.fate >= price });

function presentOffer({ item, availability }: Offer, here: Standpoint, now: number) {
  const isOwned = isStoryOwned(item, here);
  const price = unlockPrice(item, here);
  const id = isOwned ? resetId(item.id) : storyId(item.id);
  return {
    ...presentStory(item, here),
    id,
    action: 'EnhancedUnlock' as const,
    type: isOwned ? ('ResetStory' as const) : ('PurchaseStory' as const),
    price,
    // The client lists this card in the store of the month.
    hidden: true,
    canAfford: unlocksLeft(here.character, now) >= price,
    enhancedStoryAvailability: availability,
    buttons: [{ description: isOwned ? 'Play it again' : 'Choose', correspondingActivePurchase: { id } }],
  };
}
