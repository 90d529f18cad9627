import type { Turn } from '../turn.ts';
import type { World } from '../world.ts';
import { enrol } from './enrol.ts';
import { type Membership, tiers } from './membership.ts';

/**
 * Gives the membership that everybody has where the game is run, unless the character's own is as high; takes it back
 * where it is given no more. What is their own goes on meanwhile, and ends when it would have ended.
 */
export function withEverybodysTier(turn: Turn, { everybodysTier = 'none' }: World, now: number): Turn {
  const { membership } = turn.character;
  if (membership.own === undefined && rank(everybodysTier) <= rank(membership.tier)) return turn;
  const own = stillOf(membership.own ?? membership, now);
  const to = rank(everybodysTier) > rank(own.tier) ? { tier: everybodysTier, own } : own;
  return to.tier === membership.tier && 'own' in to === 'own' in membership ? turn : enrol(turn, to, now);
}

const rank = (tier: Membership['tier']): number => tiers.indexOf(tier);

const stillOf = (own: Pick<Membership, 'tier' | 'until'>, now: number): Pick<Membership, 'tier' | 'until'> =>
  own.until !== undefined && own.until <= now ? { tier: 'none' } : own;
