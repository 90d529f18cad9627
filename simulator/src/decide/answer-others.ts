import { isOpen } from '@underhall/engine';
import { isSocialCommandOffered } from '../page/social-commands.ts';
import { sentBy, sentTo } from '../town.ts';
import type { Inclination } from './inclination.ts';

/** Goes where an accepted invitation leads, answers the ones that came, and sees to the ones that were sent. */
export const answerOthers: Inclination = (view) => {
  const { player, town, now } = view;
  if (town.invitations.size === 0 && player.acceptedInvitations.length === 0) return undefined;
  const expired = sentBy(player.number, town).find((invitation) => !isOpen(invitation, now));
  if (expired) return { do: 'let expire', invitation: expired.id };
  if (!player.dice.falls(player.strategy.temper.mingles)) return undefined;

  const [accepted] = player.acceptedInvitations;
  const join = { do: 'join', invitation: accepted?.id ?? 0 } as const;
  if (accepted && isSocialCommandOffered(join, view)) return join;
  const [received] = sentTo(player.number, town).filter((invitation) => isOpen(invitation, now));
  if (received) {
    const accept = { do: 'accept', invitation: received.id } as const;
    if (player.dice.falls(85)) return isSocialCommandOffered(accept, view) ? accept : undefined;
    return { do: 'decline', invitation: received.id };
  }
  const [invitation] = sentBy(player.number, town);
  return invitation && player.dice.falls(3) ? { do: 'cancel', invitation: invitation.id } : undefined;
};
