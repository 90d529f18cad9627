import { levelOf, monthlyOffers, monthNumber, type StoreItem, unlocksLeft } from '@underhall/engine';
import type { View } from '../cast.ts';
import type { StoreCommand } from '../command.ts';
import { openStoryletOf } from './open-story.ts';

/**
 * True if the store offers the command. Orders are always offered. Stories are offered only if the player has enough
 * Fate or unlocks.
 */
export function isStoreCommandOffered(command: StoreCommand, view: View): boolean {
  const { character, world } = view;
  if (command.do === 'order fate' || command.do === 'order membership') return true;
  const item = world.storeItems.get(command.item);
  if (!item) return false;
  switch (command.do) {
    case 'buy story':
      return item.opens !== undefined && !item.isHidden && !isOwned(item, view) && character.fate >= item.fate;
    case 'reset story': {
      const price = priceOfReset(item, view);
      return price !== undefined && character.fate >= price && isClearable(item, view);
    }
    case 'unlock story':
      return isUnlockable(item, command.as, view);
  }
}

/** True if the character has paid for the story. */
export const isOwned = ({ opens }: StoreItem, { character }: View): boolean =>
  opens !== undefined && levelOf(character.qualities, opens) > 0;

function priceOfReset(item: StoreItem, view: View): number | undefined {
  if (item.opens === undefined) return item.isHidden ? undefined : item.fate;
  return isOwned(item, view) ? item.again : undefined;
}

/** True if no storylet is open, and the character has qualities that a reset of the story would clear. */
const isClearable = ({ clears }: StoreItem, view: View): boolean =>
  openStoryletOf(view) === undefined && clears.some((quality) => levelOf(view.character.qualities, quality) > 0);

const unlocksTaken = { new: 2, again: 1 } as const;

function isUnlockable(item: StoreItem, as: 'new' | 'again', view: View): boolean {
  const { character, world, now } = view;
  if (!monthlyOffers(monthNumber(now), world).some((offer) => offer.item.id === item.id)) return false;
  if (unlocksLeft(character, now) < unlocksTaken[as]) return false;
  if (as === 'new') return !isOwned(item, view);
  return isOwned(item, view) && item.again !== undefined && isClearable(item, view);
}
