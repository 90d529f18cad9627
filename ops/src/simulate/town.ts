import type { Invitation, World } from '@underhall/engine';
import type { Almanac } from './almanac.ts';
import type { Player } from './player.ts';

/** Players who meet each other: one clock, one world with levels that are everybody's, one box of invitations. Changed in place. */
export type Town = {
  readonly number: number;
  /** All luck of the town comes of it. */
  readonly seed: number;
  readonly almanac: Almanac;
  readonly players: Map<number, Player>;
  world: World;
  /** Milliseconds since 1970, UTC. */
  now: number;
  /** Those that are not over, by number. */
  readonly invitations: Map<number, Invitation>;
  /** How many were ever sent. */
  sent: number;
};

/** Somebody of the town; nobody who has not arrived yet. */
export function playerOf(number: number, { players, now }: Town): Player | undefined {
  const player = players.get(number);
  return player && player.arrived <= now ? player : undefined;
}

/** The invitations somebody sent that are not over. */
export const sentBy = (player: number, { invitations }: Town): readonly Invitation[] =>
  [...invitations.values()].filter(({ from }) => from === player);

/** The invitations somebody was sent that are not over. */
export const sentTo = (player: number, { invitations }: Town): readonly Invitation[] =>
  [...invitations.values()].filter(({ to }) => to === player);
