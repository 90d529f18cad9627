import type { MailPurpose } from '@underhall/contract';
import { digestOf } from './address.ts';
import { type LinkDeps, linkTo } from './link-to.ts';
import type { LinkTokens } from './link-tokens.ts';

/** Letters of what stands for an address: as many as SHA-256 has in base64url. */
const digestLength = 43;

export type UnsubscribeDeps = LinkDeps & { readonly linkTokens: LinkTokens };

/**
 * The link by which an address gets no more letters of a kind. It names the address by a digest and proves by its second
 * half that we wrote it, so that it needs no row and holds as long as the server's secret does.
 */
export function unsubscribeLink(deps: UnsubscribeDeps, to: string, accountId: number, purpose: MailPurpose): string {
  const digest = digestOf(to);
  const token = `${digest}${deps.linkTokens.of('unsubscribe', `${accountId} ${digest}`)}`;
  return linkTo(deps, `/unsubscribe/${accountId}/${token}/${purpose}`);
}

/** The digest of the address that such a token was sent to; undefined if it is none of ours. */
export function addressOfToken({ linkTokens }: UnsubscribeDeps, accountId: number, token: string): string | undefined {
  const digest = token.slice(0, digestLength);
  const isOurs = linkTokens.matches(token.slice(digestLength), 'unsubscribe', `${accountId} ${digest}`);
  return isOurs ? digest : undefined;
}
