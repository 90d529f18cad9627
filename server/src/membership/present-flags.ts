import type { SubscriptionFlags } from '@underhall/contract';
import { isOver, nextRefreshAt, refreshesLeft, unlocksLeft } from '@underhall/engine';
import { currentMoment } from '../characters/current-moment.ts';
import type { TurnDeps } from '../characters/turn-deps.ts';
import { subscriptionOf } from '../outfits/present-outfit.ts';
import type { SubscriptionStore } from './subscription-store.ts';

type FlagsDeps = TurnDeps & { readonly subscriptions: Pick<SubscriptionStore, 'load'> };

export async function presentFlags(deps: FlagsDeps, characterId: number | undefined): Promise<SubscriptionFlags> {
  if (characterId === undefined) return noFlags;
  const [{ character, now }, { grant: given, subscription }] = await Promise.all([
    currentMoment(deps, characterId),
    deps.subscriptions.load(characterId),
  ]);
  const isGivenBy = (by: 'android' | 'apple') => given?.by === by && (given.until === undefined || given.until > now);
  const paid = subscription?.standing && !isOver(subscription.standing, now) ? subscription.standing : undefined;
  const nextAt = nextRefreshAt(character, now);
  return {
    hasAndroidSubscription: isGivenBy('android'),
    hasAppleSubscription: isGivenBy('apple'),
    hasBraintreeSubscription: paid !== undefined,
    // AMB-75: `None` together with a subscription means cancelled but not yet expired.
    subscriptionType: subscriptionOf[paid?.renewsAs ?? character.membership.tier],
    remainingActionRefreshes: refreshesLeft(character, now),
    ...(nextAt !== undefined && { nextActionRefreshAt: new Date(nextAt).toISOString() }),
    remainingStoryUnlocks: unlocksLeft(character, now),
  };
}

const noFlags: SubscriptionFlags = {
  hasAndroidSubscription: false,
  hasAppleSubscription: false,
  hasBraintreeSubscription: false,
  subscriptionType: 'None',
  remainingActionRefreshes: 0,
  remainingStoryUnlocks: 0,
};
