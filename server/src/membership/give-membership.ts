import type { Step } from '../db/database.ts';
import { changeMember } from './change-member.ts';
import { type GrantedMembership, stretchesOf } from './member.ts';
import type { MembershipDeps } from './membership-deps.ts';
import { setGrant, setSubscription } from './subscription-steps-store.ts';

/**
 * Gives a character a membership, in place of one that was given before, or takes what was given away. What is paid for goes
 * on beside it, and the higher of the two counts. `alongside` is written with it or not at all.
 */
export const giveMembership = (
  deps: MembershipDeps,
  characterId: number,
  given: GrantedMembership | undefined,
  alongside: readonly Step[],
): Promise<boolean> =>
  changeMember(
    deps,
    characterId,
    given ? `given ${given.tier} by ${given.by}` : 'given no more',
    ({ subscription }) => ({
      steps: [setGrant(characterId, given), ...alongside],
      stretches: stretchesOf(given, subscription?.standing),
    }),
  );

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
