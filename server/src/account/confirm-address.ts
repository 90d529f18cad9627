import { Refused } from '../http/failures.ts';
import type { LinkTokens } from '../mail/link-tokens.ts';
import { type AddressDeps, applyAddressLink } from './change-address.ts';
import type { LinkRequestResult } from './confirmation-store.ts';

export type ConfirmDeps = AddressDeps & { readonly linkTokens: LinkTokens };

const purpose = 'confirm address';

/** The link id without dashes, followed by our signature. */
export const confirmToken = (tokens: LinkTokens, id: string): string =>
  `${id.replaceAll('-', '')}${tokens.sign(purpose, id)}`;

const linkExpired =
  'This link has expired, or your account has another address now. Log in, and request a new link on your account page.';

const tokenPattern = /^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})(.+)$/;

/** Handles links of every kind. Opening the link again returns the same reply. */
export async function confirmAddress(deps: ConfirmDeps, token: string): Promise<string> {
  const [, ...parts] = tokenPattern.exec(token) ?? [];
  const id = parts.slice(0, 5).join('-');
  if (!deps.linkTokens.verify(parts[5] ?? '', purpose, id)) throw new Refused(linkExpired);
  const link = await deps.confirmations.find(id);
  if (link) {
    const message = await applyAddressLink(deps, link);
    if (message === undefined) throw new Refused(linkExpired);
    return message;
  }
  const email = await deps.confirmations.confirm(id);
  if (email === undefined) throw new Refused(linkExpired);
  return `Thank you. ${email} is confirmed.`;
}

/**
 * @returns the message shown to the player
 * @throws Refused if there is no address, or after three requests within an hour
 */
export async function requestConfirmation(deps: ConfirmDeps, accountId: number): Promise<string> {
  const result = await deps.confirmations.request(accountId);
  const fault = faults[result];
  if (fault) throw new Refused(fault);
  return result === 'confirmed already'
    ? 'Your address is confirmed already.'
    : 'An e-mail is on its way. Open the link in it. If it does not arrive, look in your spam folder.';
}

const faults: Readonly<Partial<Record<LinkRequestResult, string>>> = {
  'too many': 'Three e-mails have been sent within the hour. Look in your spam folder, or try again in an hour.',
  'no address': 'Your account has no e-mail address. Add one first.',
};
