import type { Refill } from '../refilling-clock.ts';
import type { World } from '../world.ts';
import type { Allowance } from './allowance.ts';
import type { Membership } from './membership.ts';

/** A member of a world, with or without a paid tier. */
export type Member = {
  readonly character: { readonly membership: Membership };
  readonly world: Pick<World, 'pack'>;
};

export const allowanceOf = ({ character, world }: Member): Allowance =>
  world.pack.allowances[character.membership.tier];

const periodOf = (allowance: Allowance): number => allowance.minutes * 60_000;

export function bankOf(here: Member): Refill {
  const allowance = allowanceOf(here);
  return { capacity: allowance.bank, periodMs: periodOf(allowance) };
}

/** All decks of a character have the same size. */
export function deckOf(here: Member): Refill {
  const allowance = allowanceOf(here);
  return { capacity: allowance.deck, periodMs: periodOf(allowance) };
}
