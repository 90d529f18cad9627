import { giveMembersOutfits } from '../outfits/saved-outfits.ts';
import { refillThen } from '../refill-all.ts';
import { record, type Turn } from '../turn.ts';
import type { Membership } from './membership.ts';

/**
 * Makes the character a member, another kind of member, or none, from a moment on. A wider capacity begins to fill at
 * that moment, and the outfits of members are added; nothing held above a narrower capacity is lost.
 */
export const enrol = (turn: Turn, to: Membership, at: number): Turn =>
  refillThen(giveMembersOutfits(record(turn, { kind: 'membership', to })), at);
