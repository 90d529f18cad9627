import type { Step } from '../db/database.ts';
import { changeMember } from './change-member.ts';
import type { MembershipDeps } from './membership-deps.ts';
import { setGrant, setSubscription } from './subscription-steps-store.ts';

/**
 * Ends all that a character has of membership at once, given or paid for; what everybody has stays. Whoever takes the money
 * was told before this that nothing more is to be charged. `alongside` is written with it or not at all.
 */
export const endNow = (deps: MembershipDeps, characterId: number, alongside: readonly Step[]): Promise<boolean> =>
  changeMember(deps, characterId, 'membership is ended', ({ given, subscription }) => {
    const standing = subscription?.standing;
    return {
      steps: [
        ...(given ? [setGrant(characterId, undefined)] : []),
        ...(subscription && standing
          ? [setSubscription(subscription.id, { ...standing, renewsAs: 'none' }, true)]
          : []),
        ...alongside,
      ],
      stretches: [],
    };
  });
