import { giveMembersOutfits } from '../outfits/saved-outfits.ts';
import { refillThen } from '../refill-all.ts';
import { record, type Turn } from '../turn.ts';
import type { Membership } from './membership.ts';

/**
 * Sets the membership from `at` on, and adds members' outfits. If a capacity grows, it begins to refill at that moment.
 * If a capacity shrinks, excess actions and cards remain.
 */
export const setMembership = (turn: Turn, to: Membership, at: number): Turn =>
  refillThen(giveMembersOutfits(record(turn, { kind: 'membership', to })), at);
