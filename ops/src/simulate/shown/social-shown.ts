import {
  type Act,
  canLeave,
  eligibility,
  type Invitation,
  isEligible,
  isOpen,
  isPending,
  meetsAll,
  mostWords,
  outsider,
} from '@underhall/engine';
import type { View } from '../cast.ts';
import type { SocialCommand } from '../command.ts';
import { playerOf, sentBy } from '../town.ts';
import { isDue } from './is-due.ts';
import { branchAsking, openNow } from './open-now.ts';
import { isStillOpen } from './story-shown.ts';

/** True if the page offers a command about other players. */
export function isSocialShown(command: SocialCommand, view: View): boolean {
  const { town, player, now, world } = view;
  switch (command.do) {
    case 'invite':
      return command.words.length <= mostWords && isAskable(command.to, view);
    case 'invite outside':
      return isLetterShown(view);
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
      const awaited = player.awaited.find(({ id }) => id === command.invitation);
      if (!awaited || world.acts.get(awaited.act)?.leadsTo === undefined) return false;
      return openNow(view) ? canLeave(view) : !isDue(view);
    }
  }
}

/** The act that the player is about to ask somebody to. */
export function actAsked(view: View): Act | undefined {
  const { world } = view;
  const id = branchAsking('Act', view)?.act;
  return id === undefined ? undefined : world.acts.get(id);
}

/** True if this player of the town can be asked to the act. */
export function isAskable(to: number, view: View): boolean {
  const { town, player, character, world, now } = view;
  const act = actAsked(view);
  const other = playerOf(to, town);
  if (!act || act.external || !other || other === player || !isStillOpen('Act', view)) return false;
  if (isPending(act, to, sentBy(player.number, town), now)) return false;
  return isEligible(eligibility(act, character, { character: other.character, world }));
}

function isLetterShown(view: View): boolean {
  const { player, town, now } = view;
  const act = actAsked(view);
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
