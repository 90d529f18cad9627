import { maxInvitationLength } from '@underhall/contract/limits';
import {
  type Act,
  canLeave,
  canReceive,
  eligibility,
  type Invitation,
  isEligible,
  isOpen,
  isPending,
  meetsAll,
  outsider,
} from '@underhall/engine';
import type { View } from '../cast.ts';
import type { SocialCommand } from '../command.ts';
import { playerOf, sentBy } from '../town.ts';
import { hasForcedStorylet, openStoryletOf, pendingBranch } from './open-story.ts';
import { isStillOpen } from './story-commands.ts';

export function isSocialCommandOffered(command: SocialCommand, view: View): boolean {
  const { town, player, now, world } = view;
  switch (command.do) {
    case 'invite':
      return command.words.length <= maxInvitationLength && canBeInvited(command.to, view);
    case 'invite outside':
      return isLetterOffered(view);
    case 'accept':
      return isAcceptable(town.invitations.get(command.invitation), view);
    case 'decline':
    case 'cancel': {
      const invitation = town.invitations.get(command.invitation);
      return invitation !== undefined && isOpen(invitation, now);
    }
    case 'let expire':
      return town.invitations.has(command.invitation);
    case 'join': {
      const accepted = player.acceptedInvitations.find(({ id }) => id === command.invitation);
      if (!accepted || world.acts.get(accepted.act)?.leadsTo === undefined) return false;
      return openStoryletOf(view) ? canLeave(view) : !hasForcedStorylet(view);
    }
  }
}

/** The act to which the player is inviting somebody. */
export function actToInviteTo(view: View): Act | undefined {
  const { world } = view;
  const id = pendingBranch('Act', view)?.act;
  return id === undefined ? undefined : world.acts.get(id);
}

/** True if this player of the town can be invited to the act. */
export function canBeInvited(to: number, view: View): boolean {
  const { town, player, character, world, now } = view;
  const act = actToInviteTo(view);
  const other = playerOf(to, town);
  if (!act || act.external || !other || other === player || !isStillOpen('Act', view)) return false;
  if (isPending(act, to, sentBy(player.number, town), now)) return false;
  if (!canReceive(other.character)) return false;
  return isEligible(eligibility(act, character, { character: other.character, world }));
}

function isLetterOffered(view: View): boolean {
  const { player, town, now } = view;
  const act = actToInviteTo(view);
  if (!act?.external || !isStillOpen('Act', view) || !meetsAll(act.senderNeeds, view)) return false;
  return !(act.unique && isPending(act, outsider, sentBy(player.number, town), now));
}

function isAcceptable(invitation: Invitation | undefined, view: View): boolean {
  const { town, character, world, now } = view;
  const sender = invitation && playerOf(invitation.from, town);
  const act = invitation && world.acts.get(invitation.act);
  if (!sender || !act || !isOpen(invitation, now) || character.actions.count < 1) return false;
  return meetsAll(act.targetNeeds, view) && meetsAll(act.senderNeeds, { character: sender.character, world });
}
