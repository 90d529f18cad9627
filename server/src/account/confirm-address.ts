import { Refused } from '../http/failures.ts';
import type { LinkTokens } from '../mail/link-tokens.ts';
import { type AddressDeps, takeAddress } from './change-address.ts';
import type { LinkRequestResult } from './confirmation-store.ts';

export type ConfirmDeps = AddressDeps & { readonly linkTokens: LinkTokens };

const purpose = 'confirm address';

/** The token of a link: its row's id without dashes, and our signature. */
export const confirmToken = (tokens: LinkTokens, id: string): string =>
  `${id.replaceAll('-', '')}${tokens.sign(purpose, id)}`;

const over =
  'This link is over, or was sent to an address that is no longer yours here. Log in, and ask for another on your account page.';

const whole = /^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})(.+)$/;

/** Confirms the address of a link, or changes the account to it. A repeat gets the same reply. */
export async function confirmAddress(deps: ConfirmDeps, token: string): Promise<string> {
  const [, ...parts] = whole.exec(token) ?? [];
  const id = parts.slice(0, 5).join('-');
  if (!deps.linkTokens.verify(parts[5] ?? '', purpose, id)) throw new Refused(over);
  const link = await deps.confirmations.find(id);
  if (link) {
    const told = await takeAddress(deps, link);
    if (told === undefined) throw new Refused(over);
    return told;
  }
  const email = await deps.confirmations.confirm(id);
  if (email === undefined) throw new Refused(over);
  return `Thank you. ${email} is confirmed.`;
}

/** Queues an e-mail with a confirmation link; returns that it is queued, or why not. */
export async function askToConfirm(deps: ConfirmDeps, accountId: number): Promise<string> {
  const asked = await deps.confirmations.ask(accountId);
  const fault = faults[asked];
  if (fault) throw new Refused(fault);
  return asked === 'confirmed already'
    ? 'Your address is confirmed already.'
    : 'A letter is on its way. Press the link in it, and look among the unwanted letters too.';
}

const faults: Readonly<Partial<Record<LinkRequestResult, string>>> = {
  'too many': 'Three letters have been sent within the hour. Look among the unwanted letters, or ask again later.',
  'no address': 'There is no e-mail address with your account.',
};
