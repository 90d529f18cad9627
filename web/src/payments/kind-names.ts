import type { SubscriptionType } from '@underhall/contract';
import { world } from '../api/world.ts';

/** The kinds of membership, as this world calls them. */
export const kindNames: Readonly<Record<SubscriptionType, string>> = {
  None: 'None',
  ExceptionalFriendship: world.texts.store.membership,
  EnhancedExceptionalFriendship: world.texts.store.enhancedMembership,
};
