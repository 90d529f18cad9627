import type { ReadResults } from '../reads.ts';
import { allow, type Moment, openTurn, type Ruling, record, refuse } from '../turn.ts';
import { type Invitation, type InvitationEnd, isOpen } from './invitation.ts';

/** For the invited player. Costs neither side anything. */
export const decline = (target: Moment, { invitation }: ReadResults<'invitation'>): Ruling =>
  invitation?.to === target.id ? end(target, invitation, 'declined') : refuse('no such invitation');

/** For the sender. The price is not refunded. */
export const cancel = (sender: Moment, { invitation }: ReadResults<'invitation'>): Ruling =>
  invitation?.from === sender.id ? end(sender, invitation, 'cancelled') : refuse('no such invitation');

/** For the sender: records that an invitation expired. Does nothing before its expiry. */
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

/** As recorded for one of the two players. */
export const overFor = ({ id }: Moment, { id: invitation, act, from, to }: Invitation, how: InvitationEnd) =>
  ({ kind: 'invitation over', invitation, act, with: id === from ? to : from, how }) as const;
