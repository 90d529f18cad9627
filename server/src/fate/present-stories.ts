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

/** The number of an item on the wire: the story itself, and the same told again. */
export const storyId = (id: number): number => 2 * id;
export const resetId = (id: number): number => 2 * id + 1;

/** The item behind a number on the wire, and whether it is told again. */
export const storyBehind = (wireId: number): { readonly id: number; readonly isReset: boolean } => ({
  id: Math.floor(wireId / 2),
  isReset: wireId % 2 === 1,
});

/** Cards of the stories that can be bought, of those that can be told again, and for members of the stories of the month. */
export function presentStories(here: Standpoint, now: number): FateCard[] {
  const { character, world } = here;
  const resets = storeItemsInOrder(world).flatMap((item) => {
    const price = resetPrice(item, here);
    return price === undefined ? [] : [{ item, price }];
  });
  const refreshes = { remainingActionRefreshes: refreshesLeft(character, now) };
  const isEnhanced = character.membership.tier === 'enhanced';
  return [
    ...storiesToBuy(here).map((item) => ({ ...presentStory(item, here), ...forFate(item.fate, here), ...refreshes })),
    ...resets.map(({ item, price }) => ({
      ...presentStory(item, here),
      ...forFate(price, here),
      ...refreshes,
      id: resetId(item.id),
      type: item.opens === undefined ? ('AmbitionReset' as const) : ('ResetStory' as const),
      buttons: [
        { description: `Reset (${price} ${words(here)})`, correspondingActivePurchase: { id: resetId(item.id) } },
      ],
    })),
    ...(isEnhanced ? monthlyOffers(monthNumber(now), world) : [])
      .filter(({ item }) => item.again !== undefined || !isStoryOwned(item, here))
      .map((offer, place) => ({ ...presentOffer(offer, here, now), ...refreshes, enhancedFeaturedItem: place === 0 })),
  ];
}

const words = ({ world }: Standpoint): string => world.pack.words.premium;

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
    buttons: [{ description: `Purchase (${item.fate} ${words(here)})`, correspondingActivePurchase: { id } }],
  };
}

const forFate = (price: number, { character }: Standpoint) => ({ price, canAfford: character.fate >= price });

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
    // Listed in a store of its own.
    hidden: true,
    canAfford: unlocksLeft(here.character, now) >= price,
    enhancedStoryAvailability: availability,
    buttons: [{ description: isOwned ? 'Tell it again' : 'Choose', correspondingActivePurchase: { id } }],
  };
}
