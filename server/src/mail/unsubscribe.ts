import type { MailPurpose } from '@underhall/contract';
import { addressDigest } from './address.ts';
import { type LinkDeps, linkTo } from './link-to.ts';
import type { LinkTokens } from './link-tokens.ts';

/** Length of SHA-256 in base64url, which `addressDigest` returns. */
const digestLength = 43;

export type UnsubscribeDeps = LinkDeps & { readonly linkTokens: LinkTokens };

/**
 * The token consists of the address digest and a signature. The token needs no database row and stays valid as long as
 * the server's secret.
 */
export function unsubscribeLink(deps: UnsubscribeDeps, to: string, accountId: number, purpose: MailPurpose): string {
  const digest = addressDigest(to);
  const token = `${digest}${deps.linkTokens.sign('unsubscribe', `${accountId} ${digest}`)}`;
  return linkTo(deps, `/unsubscribe/${accountId}/${token}/${purpose}`);
}

export function verifyUnsubscribeToken(
  { linkTokens }: UnsubscribeDeps,
  accountId: number,
  token: string,
): string | undefined {
  const digest = token.slice(0, digestLength);
  const isOurs = linkTokens.verify(token.slice(digestLength), 'unsubscribe', `${accountId} ${digest}`);
  return isOurs ? digest : undefined;
}
