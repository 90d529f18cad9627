import { invitationPeriodDays, invitationPeriodMs, outsideAddressDays } from '@underhall/contract/limits';
import type { ClockDeps } from '../characters/turn-deps.ts';
import type { EmailComposer, EmailPart } from '../mail/email.ts';
import { linkTo } from '../mail/link-to.ts';
import type { LinkTokens } from '../mail/link-tokens.ts';
import type { UnsubscribeDeps } from '../mail/unsubscribe.ts';
import type { WorldCache } from '../world/world-cache.ts';
import { type OutsideInvitation, type OutsideStore, outsideEmailKind } from './outside-store.ts';

export type OutsideDeps = ClockDeps & {
  readonly outside: OutsideStore;
  readonly linkTokens: LinkTokens;
  readonly world: WorldCache;
};

const purpose = 'invitation';

export const outsideToken = (tokens: LinkTokens, id: number): string => `${id}-${tokens.sign(purpose, String(id))}`;

/** Reads the invitation id from a token. Returns undefined if the signature is invalid. */
export function invitationOfToken(tokens: LinkTokens, token: string): number | undefined {
  const [, id = '', proof = ''] = /^(\d{1,15})-(.+)$/.exec(token) ?? [];
  return tokens.verify(proof, purpose, id) ? Number(id) : undefined;
}

/** Returns an invitation by e-mail that can still be accepted, or undefined. */
export async function openOutsideInvitation(deps: OutsideDeps, id: number): Promise<OutsideInvitation | undefined> {
  const [found, now] = await Promise.all([deps.outside.find(id), deps.now()]);
  return found && now - found.at < invitationPeriodMs ? found : undefined;
}

export const outsideEmails = (deps: OutsideDeps & UnsubscribeDeps): Readonly<Record<string, EmailComposer>> => ({
  /**
   * Invitation e-mail to a person without an account. Not sent if the address has an account. The e-mail shows the
   * sender's confirmed address, so that the recipient recognizes the sender. The e-mail contains no text by the sender,
   * so that nobody can misuse invitations for messages.
   */
  async [outsideEmailKind]({ address = '', about }) {
    const id = Number(about.invitation);
    const invitation = await openOutsideInvitation(deps, id);
    if (invitation?.email === undefined || (await deps.outside.isKnown(address))) return undefined;
    const act = deps.world.pack.acts.find((each) => each.id === invitation.act);
    if (!act) return undefined;
    const { title, texts } = deps.world.pack.words;
    // Skip a text that depends on its reader, because it could contain the sender's chosen name.
    const actText: readonly EmailPart[] = typeof act.inviteHtml === 'string' ? [{ html: block(act.inviteHtml) }] : [];
    return {
      to: address,
      subject: `You are invited to ${title}`,
      parts: [
        { heading: `You are invited to ${title}` },
        `The player with the address ${invitation.email} invites you.`,
        texts.landing.about,
        ...actText,
        { link: linkTo(deps, `/invited/${outsideToken(deps.linkTokens, id)}`), label: 'See the invitation' },
        `If you create a character with this link, you receive the invitation, and can accept or decline it. The link is valid for ${invitationPeriodDays} days.`,
        `If you do not know this address, or do not want to play, do nothing. Nobody can invite you again for ${outsideAddressDays} days.`,
      ],
      notification: {
        purpose: 'invitations',
        accountId: 0,
        reason: `You receive this e-mail because a player of ${title} entered your address. We do not keep the address, only a hash of it for ${outsideAddressDays} days.`,
      },
    };
  },
});

const block = (html: string): string => (html.startsWith('<p') ? html : `<p>${html}</p>`);
