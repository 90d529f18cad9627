import type { OutfitReply, SubscriptionType } from '@underhall/contract';
import { maxOutfits } from '@underhall/contract/limits';
import {
  type Character,
  canChangeOutfit,
  isDirty,
  outfitOf,
  outfitsOf,
  type SlotKey,
  type Standpoint,
  slots,
} from '@underhall/engine';

export const subscriptionOf: Readonly<Record<Character['membership']['tier'], SubscriptionType>> = {
  none: 'None',
  exceptional: 'ExceptionalFriendship',
  enhanced: 'EnhancedExceptionalFriendship',
};

export function presentOutfit(here: Standpoint): OutfitReply {
  const { character } = here;
  const shown = slots.map(({ key, name, canChange, isEffect }) => ({
    name,
    ...wornIn(key, here),
    canChange,
    isEffect,
    isOutfit: canChange,
  }));
  return {
    isSuccess: true,
    dirty: isDirty(here),
    maxOutfits,
    isFavourite: outfitOf(character)?.isFavourite ?? false,
    slots: shown,
    slotsByName: Object.fromEntries(
      shown.map(({ name, qualityId, ...flags }) => [
        name.replaceAll(' ', ''),
        { ...(qualityId !== undefined && { id: qualityId }), ...flags },
      ]),
    ),
    outfits: presentOutfits(character),
    canChangeOutfit: canChangeOutfit(here),
    subscriptionType: subscriptionOf[character.membership.tier],
  };
}

/** Sorted by type and id. `selected` marks the outfit that the character put on last. */
export const presentOutfits = (character: Pick<Character, 'chosenOutfit' | 'outfits'>): OutfitReply['outfits'] =>
  outfitsOf(character).map(({ id, name, type }) => ({ id, name, type, selected: id === character.chosenOutfit }));

/** Empty if the slot is empty or the world no longer has the item. */
function wornIn(key: SlotKey, { character, world }: Standpoint): { readonly qualityId?: number } {
  const qualityId = character.worn[key];
  return qualityId !== undefined && world.qualities.has(qualityId) ? { qualityId } : {};
}
