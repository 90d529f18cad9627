import type { ReadResults } from '../reads.ts';
import { allow, type Moment, openTurn, type Ruling, record, refuse } from '../turn.ts';
import { type Invitation, type InvitationEnd, isOpen } from './invitation.ts';

/** Called by the invited player. Costs nothing. */
export const decline = (target: Moment, { invitation }: ReadResults<'invitation'>): Ruling =>
  invitation?.to === target.id ? end(target, invitation, 'declined') : refuse('no such invitation');

/** Called by the sender. The price is not refunded. */
export const cancel = (sender: Moment, { invitation }: ReadResults<'invitation'>): Ruling =>
  invitation?.from === sender.id ? end(sender, invitation, 'cancelled') : refuse('no such invitation');

/** Records for the sender that an invitation expired. Does nothing before the invitation expires. */
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

/** The end of an invitation, as recorded for one of the two players. */
export const overFor = ({ id }: Moment, { id: invitation, act, from, to }: Invitation, how: InvitationEnd) =>
  ({ kind: 'invitation over', invitation, act, with: id === from ? to : from, how }) as const;
