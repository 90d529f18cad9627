import type { Step } from '../db/database.ts';
import { changeMember } from './change-member.ts';
import { type GrantedMembership, stretchesOf } from './member.ts';
import type { MembershipDeps } from './membership-deps.ts';
import { setGrant } from './subscription-steps-store.ts';

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
