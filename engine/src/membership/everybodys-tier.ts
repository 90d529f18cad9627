import { enrolOrShowOut } from '../map/show-out.ts';
import { allow, type Moment, openTurn, type Ruling, type Turn } from '../turn.ts';
import type { World } from '../world.ts';
import { type Membership, rankOf, type Stretch, stretchAt } from './membership.ts';

/**
 * Gives the membership that everybody has where the game is run, unless the character's own is as high; takes it back
 * where it is given no more. What is their own goes on meanwhile, and ends when it would have ended.
 */
export function withEverybodysTier(turn: Turn, world: World, now: number): Turn {
  const { membership } = turn.character;
  if (membership.own === undefined && rankOf(world.everybodysTier ?? 'none') <= rankOf(membership.tier)) return turn;
  const to = besideEverybodys(membership.own ?? membership, world, now);
  return to.tier === membership.tier && 'own' in to === 'own' in membership
    ? turn
    : enrolOrShowOut(turn, to, now, world);
}

/** A character's own membership, or everybody's where that is higher. */
export function besideEverybodys(stretch: Stretch, { everybodysTier = 'none' }: World, now: number): Membership {
  const own = stretchAt(stretch, now);
  return rankOf(everybodysTier) > rankOf(own.tier) ? { tier: everybodysTier, own } : own;
}

/** Makes a membership the character's own, in place of what was: what is paid for, or was given by whoever runs the game. */
export const holdMembership = (moment: Moment, own: Stretch): Ruling =>
  allow(enrolOrShowOut(openTurn(moment), besideEverybodys(own, moment.world, moment.now), moment.now, moment.world));
