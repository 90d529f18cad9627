import type { Message, MessageType } from '@underhall/contract';
import { invitationPeriodMs } from '@underhall/contract/limits';
import { type Act, type InvitationEnd, outsider, renderText, type Standpoint, tellsResult } from '@underhall/engine';
import { escapeHtml } from '../wording/markup.ts';
import { actStory, block, formerPlayer } from './act-story.ts';
import { ago, inDays } from './ago.ts';
import type { StoredInvitation } from './message-store.ts';
import { presentGains } from './present-gains.ts';

const hiddenPriority = 3;

type Reader = { readonly here: Standpoint; readonly now: number };

/**
 * Returns an invitation as one side sees it, or nothing if the world no longer has the act. `face` is that of the other
 * character.
 */
export function presentInvitation(invitation: StoredInvitation, { here, now }: Reader, face?: string): Message[] {
  const { id, sentAt, otherName } = invitation;
  const act = here.world.acts.get(invitation.act);
  if (!act) return [];
  const over = endBy(invitation, now);
  const type = typeOf(invitation, over, leadsToStorylet(invitation, act, here));
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
      ...(over === 'accepted' && {
        story: storyOf(invitation, act, here),
        ...(face !== undefined && { otherFace: face }),
      }),
    },
  ];
}

/** Returns how an invitation ended. The invitation may have expired before its end was stored. */
const endBy = ({ over, sentAt }: StoredInvitation, now: number): InvitationEnd | undefined =>
  over ?? (now - sentAt >= invitationPeriodMs ? 'expired' : undefined);

/** True if this side has accepted the invitation but not begun the resulting storylet. */
const leadsToStorylet = (
  { isSender, over, begun }: StoredInvitation,
  { leadsTo }: Act,
  { world }: Standpoint,
): boolean => !isSender && over === 'accepted' && !begun && leadsTo !== undefined && world.storylets.has(leadsTo);

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
  { here, now }: Reader,
): string {
  const { isSender, sentAt, other, otherName } = invitation;
  const who = nameOf(other, otherName);
  const words = invitation.words === '' ? '' : `<p class="quoted">${withLineBreaks(invitation.words)}</p>`;
  if (over === undefined) {
    const said = isSender ? sentText(other, who) : `${who} asks you.`;
    const left = `It is open for ${inDays(sentAt + invitationPeriodMs - now)} more.`;
    return `<p>${said}</p>${block(renderText(act.inviteHtml, here))}${words}<p>${left}</p>`;
  }
  if (over === 'accepted') {
    const said = isSender ? `${who} has accepted.` : `You have accepted what ${who} asked.`;
    return `<p>${said}</p>${storyOf(invitation, act, here)}${contestResult(invitation, act)}${gainsList(invitation, here)}`;
  }
  const refusal = over === 'declined' && act.declineHtml !== undefined ? block(renderText(act.declineHtml, here)) : '';
  return `<p>${endText(over, isSender, who)}</p>${isSender ? refusal : words}`;
}

const sentText = (other: number, who: string): string =>
  other === outsider ? 'You have written to somebody outside.' : `You have asked ${who}.`;

function endText(over: 'declined' | 'cancelled' | 'expired', isSender: boolean, who: string): string {
  if (over === 'declined') return `${who} has declined.`;
  if (over === 'cancelled') return `${who} has taken the invitation back.`;
  return isSender
    ? `${who} never answered. The invitation is over.`
    : `${who} asked you, and had no answer. It is over.`;
}

/** The result of a contest, unless the author's text already tells it. */
function contestResult(invitation: StoredInvitation, act: Act): string {
  const { isSender, won, other, otherName } = invitation;
  if (won === undefined || tellsResult(act, isSender ? 'sender' : 'target', won)) return '';
  return `<p>${won ? 'You have won against' : 'You have lost to'} ${nameOf(other, otherName)}.</p>`;
}

function gainsList({ changes }: StoredInvitation, here: Standpoint): string {
  const lines = presentGains(changes, here).filter(({ priority }) => priority !== hiddenPriority);
  return lines.length === 0 ? '' : `<ul>${lines.map(({ message }) => `<li>${message}</li>`).join('')}</ul>`;
}

const storyOf = ({ isSender, won, outcomeHtml, otherName }: StoredInvitation, act: Act, here: Standpoint): string =>
  actStory(act, { hasSent: isSender, hasWon: won, outcome: outcomeHtml, otherName }, here);

const nameOf = (other: number, name: string | undefined): string =>
  other === outsider ? 'Somebody outside' : `<strong>${escapeHtml(name ?? formerPlayer)}</strong>`;

const withLineBreaks = (words: string): string => escapeHtml(words).replaceAll('\n', '<br>');
