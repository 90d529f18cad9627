import type { SubscriptionFlags } from '@underhall/contract';
import { refreshesLeft, unlocksLeft } from '@underhall/engine';
import { lookAt } from '../characters/look-at.ts';
import type { TurnDeps } from '../characters/turn-deps.ts';
import { subscriptionOf } from '../outfits/present-outfit.ts';

/** What the settings say of an account's membership; nothing is had without a character. */
export async function presentFlags(deps: TurnDeps, characterId: number | undefined): Promise<SubscriptionFlags> {
  const none = { hasAndroidSubscription: false, hasAppleSubscription: false, hasBraintreeSubscription: false };
  if (characterId === undefined)
    return { ...none, subscriptionType: 'None', remainingActionRefreshes: 0, remainingStoryUnlocks: 0 };
  const { character, now } = await lookAt(deps, characterId);
  return {
    ...none,
    subscriptionType: subscriptionOf[character.membership.tier],
    remainingActionRefreshes: refreshesLeft(character, now),
    remainingStoryUnlocks: unlocksLeft(character, now),
  };
}
