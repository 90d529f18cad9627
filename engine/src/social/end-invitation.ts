import type { ReadResults } from '../reads.ts';
import { allow, type Moment, openTurn, type Ruling, record, refuse } from '../turn.ts';
import { type Invitation, type InvitationEnd, isOpen } from './invitation.ts';

/** Declines an invitation, for the invited player. It costs neither side anything. */
export const decline = (target: Moment, { invitation }: ReadResults<'invitation'>): Ruling =>
  invitation?.to === target.id ? end(target, invitation, 'declined') : refuse('no such invitation');

/** Cancels an invitation, for the sender. Its price is not refunded. */
export const cancel = (sender: Moment, { invitation }: ReadResults<'invitation'>): Ruling =>
  invitation?.from === sender.id ? end(sender, invitation, 'cancelled') : refuse('no such invitation');

/** Tells the sender that an invitation expired. Before its expiry, it does nothing. */
export function expire(sender: Moment, { invitation }: ReadResults<'invitation'>): Ruling {
  if (invitation?.from !== sender.id) return refuse('no such invitation');
  if (invitation.over !== undefined) return refuse('invitation over');
  const turn = openTurn(sender);
  if (isOpen(invitation, sender.now)) return allow(turn);
  return allow(record(turn, overFor(sender, invitation, 'expired')));
}

function end(who: Moment, invitation: Invitation, how: InvitationEnd): Ruling {
  if (!isOpen(invitation, who.now)) return refuse('invitation over');
  return allow(record(openTurn(who), overFor(who, invitation, how)));
}

/** The end of an invitation, as recorded for one of the two. */
export const overFor = ({ id }: Moment, { id: invitation, act, from, to }: Invitation, how: InvitationEnd) =>
  ({ kind: 'invitation over', invitation, act, with: id === from ? to : from, how }) as const;
