import { giveMembersOutfits } from '../outfits/saved-outfits.ts';
import { refillThen } from '../refill-all.ts';
import { record, type Turn } from '../turn.ts';
import type { Membership } from './membership.ts';

/**
 * Sets the membership from `at` on. A larger capacity begins to fill at that moment, and members' outfits are added.
 * Actions or cards above a smaller capacity are kept.
 */
export const setMembership = (turn: Turn, to: Membership, at: number): Turn =>
  refillThen(giveMembersOutfits(record(turn, { kind: 'membership', to })), at);
