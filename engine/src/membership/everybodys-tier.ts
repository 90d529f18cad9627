import { applyMembership } from '../map/show-out.ts';
import { allow, type Moment, openTurn, type Ruling, type Turn } from '../turn.ts';
import type { World } from '../world.ts';
import { type Membership, type MembershipPeriod, periodAt, rankOf } from './membership.ts';

/**
 * Applies the tier that the operator gives to everybody, unless the character has the same or a higher one. Removes it
 * if the operator no longer gives it. Meanwhile the character's own membership continues and ends when it is due.
 */
export function applyEverybodysTier(turn: Turn, world: World, now: number): Turn {
  const { membership } = turn.character;
  if (membership.own === undefined && rankOf(world.everybodysTier ?? 'none') <= rankOf(membership.tier)) return turn;
  const to = withEverybodysTier(membership.own ?? membership, world, now);
  return to.tier === membership.tier && 'own' in to === 'own' in membership
    ? turn
    : applyMembership(turn, to, now, world);
}

/** Returns the character's own membership, or everybody's tier if that is higher. */
function withEverybodysTier(period: MembershipPeriod, { everybodysTier = 'none' }: World, now: number): Membership {
  const own = periodAt(period, now);
  return rankOf(everybodysTier) > rankOf(own.tier) ? { tier: everybodysTier, own } : own;
}

/** Replaces the character's own membership, which was paid for or granted by the operator. */
export const setOwnMembership = (moment: Moment, own: MembershipPeriod): Ruling =>
  allow(applyMembership(openTurn(moment), withEverybodysTier(own, moment.world, moment.now), moment.now, moment.world));
