import type { Invitation } from '@underhall/engine';
import type { Player, Town } from './cast.ts';

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

/** An invitation somebody accepted, whose storylet waits to be begun. */
export const acceptedInvitation = (player: number, id: number, { players }: Town): Invitation | undefined =>
  players.get(player)?.acceptedInvitations.find((invitation) => invitation.id === id);
