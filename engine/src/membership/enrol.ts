import { giveMembersOutfits } from '../outfits/saved-outfits.ts';
import { refillThen } from '../refill-all.ts';
import { record, type Turn } from '../turn.ts';
import type { Membership } from './membership.ts';

/**
 * From a moment on a member, another kind of member, or none. What becomes wider begins to fill at that
 * moment, and the outfits of the club are there; of what becomes narrower nothing that is held is lost.
 */
export const enrol = (turn: Turn, to: Membership, at: number): Turn =>
  refillThen(giveMembersOutfits(record(turn, { kind: 'membership', to })), at);
