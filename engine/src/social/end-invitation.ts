import { allow, type Moment, openTurn, type Ruling, record, refuse } from '../turn.ts';
import { type Invitation, type InvitationEnd, isOpen } from './invitation.ts';

/** The one who was asked says no. It costs neither of them anything. */
export const decline = (target: Moment, invitation: Invitation): Ruling =>
  end(target, invitation, invitation.from, 'declined');

/** The one who asked thinks better of it. What sending it cost is not given back. */
export const cancel = (sender: Moment, invitation: Invitation): Ruling =>
  end(sender, invitation, invitation.to, 'cancelled');

/** Tells the sender that an invitation was never answered. Before it is too old nothing happens. */
export function expire(sender: Moment, invitation: Invitation): Ruling {
  if (invitation.over !== undefined) return refuse('invitation over');
  const turn = openTurn(sender);
  if (isOpen(invitation, sender.now)) return allow(turn);
  return allow(record(turn, overFor(invitation, invitation.to, 'expired')));
}

function end(who: Moment, invitation: Invitation, other: number, how: InvitationEnd): Ruling {
  if (!isOpen(invitation, who.now)) return refuse('invitation over');
  return allow(record(openTurn(who), overFor(invitation, other, how)));
}

const overFor = ({ act }: Invitation, other: number, how: InvitationEnd) =>
  ({ kind: 'invitation over', act, with: other, how }) as const;
