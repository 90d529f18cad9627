import { giveMembersOutfits } from '../outfits/saved-outfits.ts';
import { refillAll } from '../refill-all.ts';
import { accrue, withPeriodChanged } from '../refilling-clock.ts';
import { record, type Turn } from '../turn.ts';
import type { World } from '../world.ts';
import { bankOf } from './allowance-of.ts';
import type { Membership } from './membership.ts';

/**
 * Sets the membership from `at` on, and adds members' outfits. If a capacity grows, it begins to refill at that moment.
 * If a capacity shrinks, excess actions and cards remain. If the period changes, the waits under way change with it.
 */
export function setMembership(turn: Turn, to: Membership, at: number, world: World): Turn {
  const after = giveMembersOutfits(record(turn, { kind: 'membership', to }));
  const periodIn = ({ character }: Turn): number => bankOf({ character, world }).periodMs;
  const byMs = periodIn(after) - periodIn(turn);
  return refillAll(after, at, (clock, refill, then) => accrue(withPeriodChanged(clock, byMs, at), refill, then), world);
}
