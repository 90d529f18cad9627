import type { Message, MessageType } from '@underhall/contract';
import { invitationPeriodMs } from '@underhall/contract/limits';
import { type Act, type InvitationEnd, outsider, renderText, type Standpoint } from '@underhall/engine';
import { escapeHtml } from '../wording/markup.ts';
import { ago, inDays } from './ago.ts';
import type { StoredInvitation } from './message-store.ts';
import { presentGains } from './present-gains.ts';

/** The priority of a line that is not for the eye. */
const hidden = 3;

/** The moment by the game's clock, for whoever reads it, as they are. */
type Reading = { readonly here: Standpoint; readonly now: number };

/** An invitation as one side is told of it, by where it stands; nothing once its act has left the world. */
export function presentInvitation(invitation: StoredInvitation, { here, now }: Reading): Message[] {
  const { id, sentAt, otherName } = invitation;
  const act = here.world.acts.get(invitation.act);
  if (!act) return [];
  const over = overBy(invitation, now);
  const type = typeOf(invitation, over, leadsOn(invitation, act, here));
  const at = over === undefined ? sentAt : (invitation.overAt ?? sentAt + invitationPeriodMs);
  return [
    {
      type,
      id,
      relatedId: id,
      title: escapeHtml(act.name),
      description: descriptionOf(invitation, act, over, { here, now }),
      image: act.image,
      date: new Date(at).toISOString(),
      ago: ago(at, now),
      canDelete: over !== undefined,
      ...(otherName !== undefined && { characterName: otherName, isFromOther: !invitation.isSender }),
    },
  ];
}

/** The end of an invitation; age ends it before anybody has written that down. */
const overBy = ({ over, sentAt }: StoredInvitation, now: number): InvitationEnd | undefined =>
  over ?? (now - sentAt >= invitationPeriodMs ? 'expired' : undefined);

/** True if it was accepted by this side, and what it leads into still waits for them. */
const leadsOn = ({ isSender, over, begun }: StoredInvitation, { leadsTo }: Act, { world }: Standpoint): boolean =>
  !isSender && over === 'accepted' && !begun && leadsTo !== undefined && world.storylets.has(leadsTo);

const ends = {
  accepted: 'AcceptedMessage',
  declined: 'DeclinedMessage',
  cancelled: 'CancelledMessage',
  expired: 'ExpiredMessage',
} as const satisfies Readonly<Record<InvitationEnd, MessageType>>;

function typeOf({ isSender }: StoredInvitation, over: InvitationEnd | undefined, isLeading: boolean): MessageType {
  if (over === undefined) return isSender ? 'InvitationFromYou' : 'InvitationToYou';
  return isLeading ? 'SocialMessage' : ends[over];
}

function descriptionOf(
  invitation: StoredInvitation,
  act: Act,
  over: InvitationEnd | undefined,
  { here, now }: Reading,
): string {
  const { isSender, sentAt, other, otherName } = invitation;
  const who = nameOf(other, otherName);
  const words = invitation.words === '' ? '' : `<p class="quoted">${linesOf(invitation.words)}</p>`;
  if (over === undefined) {
    const said = isSender ? askedOf(other, who) : `${who} asks you.`;
    const left = `It is open for ${inDays(sentAt + invitationPeriodMs - now)} more.`;
    return `<p>${said}</p>${block(renderText(act.inviteHtml, here))}${words}<p>${left}</p>`;
  }
  if (over === 'accepted') {
    const said = isSender ? `${who} has accepted.` : `You have accepted what ${who} asked.`;
    return `<p>${said}</p>${block(toldOf(invitation, act, here))}${howItWent(invitation, act)}${gainsOf(invitation, here)}`;
  }
  const refusal = over === 'declined' && act.declineHtml !== undefined ? block(renderText(act.declineHtml, here)) : '';
  return `<p>${endInWords(over, isSender, who)}</p>${isSender ? refusal : words}`;
}

const askedOf = (other: number, who: string): string =>
  other === outsider ? 'You have written to somebody outside.' : `You have asked ${who}.`;

function endInWords(over: 'declined' | 'cancelled' | 'expired', isSender: boolean, who: string): string {
  if (over === 'declined') return `${who} has declined.`;
  if (over === 'cancelled') return `${who} has taken the invitation back.`;
  return isSender
    ? `${who} never answered. The invitation is over.`
    : `${who} asked you, and had no answer. It is over.`;
}

/** The author's words for this side: of a contest the sender is told how it went. */
function toldOf({ isSender, won }: StoredInvitation, act: Act, here: Standpoint): string {
  const ofContest = isSender && won !== undefined ? (won ? act.winHtml : act.loseHtml) : undefined;
  return renderText(ofContest ?? act.acceptHtml, here);
}

/** The end of a contest, unless it is told in words of the author's, as it is to a sender for whom there are any. */
function howItWent({ isSender, won, other, otherName }: StoredInvitation, act: Act): string {
  if (won === undefined) return '';
  if (isSender && (won ? act.winHtml : act.loseHtml) !== undefined) return '';
  return `<p>${won ? 'You have won against' : 'You have lost to'} ${nameOf(other, otherName)}.</p>`;
}

/** The lines of an invitation's changes, as the result of a choice would tell them. */
function gainsOf({ changes }: StoredInvitation, here: Standpoint): string {
  const lines = presentGains(changes, here).filter(({ priority }) => priority !== hidden);
  return lines.length === 0 ? '' : `<ul>${lines.map(({ message }) => `<li>${message}</li>`).join('')}</ul>`;
}

const nameOf = (other: number, name: string | undefined): string =>
  other === outsider ? 'Somebody outside' : `<strong>${escapeHtml(name ?? 'Somebody who has left')}</strong>`;

/** A text as a paragraph, unless it has paragraphs of its own. */
const block = (html: string): string => (html === '' || html.startsWith('<') ? html : `<p>${html}</p>`);

/** Words of a player: text, with its line breaks. */
const linesOf = (words: string): string => escapeHtml(words).replaceAll('\n', '<br>');
