import type { Step } from '../db/database.ts';
import { changeMember } from './change-member.ts';
import { type GrantedMembership, periodsOf } from './member.ts';
import type { MembershipDeps } from './membership-deps.ts';
import { setGrant, setSubscription } from './subscription-steps-store.ts';

/**
 * Replaces the granted membership, or revokes it if `undefined`. A paid membership continues, and the higher of both
 * tiers applies. `alongside` is committed in the same transaction.
 */
export const giveMembership = (
  deps: MembershipDeps,
  characterId: number,
  grant: GrantedMembership | undefined,
  alongside: readonly Step[],
): Promise<boolean> =>
  changeMember(
    deps,
    characterId,
    grant ? `given ${grant.tier} by ${grant.by}` : 'given no more',
    ({ subscription }) => ({
      steps: [setGrant(characterId, grant), ...alongside],
      periods: periodsOf(grant, subscription?.standing),
    }),
  );

/**
 * Ends granted and paid membership immediately. The free tier remains. The caller must cancel the subscription at the
 * provider first. `alongside` is committed in the same transaction.
 */
export const endMembershipNow = (
  deps: MembershipDeps,
  characterId: number,
  alongside: readonly Step[],
): Promise<boolean> =>
  changeMember(deps, characterId, 'membership is ended', ({ grant, subscription }) => {
    const standing = subscription?.standing;
    return {
      steps: [
        ...(grant ? [setGrant(characterId, undefined)] : []),
        ...(subscription && standing
          ? [setSubscription(subscription.id, { ...standing, renewsAs: 'none' }, true)]
          : []),
        ...alongside,
      ],
      periods: [],
    };
  });
