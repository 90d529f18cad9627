import type { MailPurpose } from '@underhall/contract';
import type { Database } from '../db/database.ts';
import { Busy, Refused } from '../http/failures.ts';
import { addressDigests } from '../mail/address.ts';
import { everyPurpose, parsePurpose, suppress } from '../mail/suppression-store.ts';
import { type UnsubscribeDeps, verifyUnsubscribeToken } from '../mail/unsubscribe.ts';
import type { PackDeps } from '../world/world-cache.ts';
import type { AccountStore } from './account-store.ts';
import { setPreferences } from './message-preference-store.ts';

export type UnsubscribeAddressDeps = UnsubscribeDeps &
  PackDeps & { readonly accounts: Pick<AccountStore, 'byId'>; readonly commit: Database['commit'] };

type UnsubscribeLink = { readonly userId: number; readonly token: string; readonly purpose?: string | undefined };

const incompleteLink =
  'This link is not whole. Copy all of it from the e-mail, or choose your e-mail on your account page.';

/**
 * Unsubscribes the address of a link from one kind of e-mail, or from all unrequested e-mail. The address stays
 * unsubscribed after the account is erased. If the account still has the address, also updates its preferences.
 *
 * @returns the message shown to the player
 */
export async function unsubscribe(
  deps: UnsubscribeAddressDeps,
  { userId, token, purpose }: UnsubscribeLink,
): Promise<string> {
  const digest = verifyUnsubscribeToken(deps, userId, token);
  const kind = purpose === undefined || purpose === '' ? everyPurpose : parsePurpose(purpose);
  if (digest === undefined || kind === undefined) throw new Refused(incompleteLink);

  const account = await deps.accounts.byId(userId);
  const isTheirs = account?.email !== undefined && addressDigests(account.email).includes(digest);
  const switches = isTheirs && kind !== 'invitations' ? [setPreferences(userId, disabledPreferences[kind])] : [];
  if (!(await deps.commit([suppress(digest, kind), ...switches]))) throw new Busy();
  return `${messages[kind](deps.world.pack.words.title)}${isTheirs ? ' You can turn them on again on your account page.' : ''}`;
}

const disabledPreferences = {
  all: { announcements: false, niceness: false, storylets: false },
  announcements: { announcements: false },
  niceness: { niceness: false },
  storylets: { storylets: false },
} as const;

const messages: Readonly<Record<MailPurpose | typeof everyPurpose, (title: string) => string>> = {
  all: (title) => `You will get no more e-mails from ${title}, except the ones you ask for yourself.`,
  announcements: (title) => `You will get no more e-mails with news of ${title}.`,
  niceness: () => 'You will get no more e-mails about what others do with you.',
  storylets: () => 'You will get no more e-mails about what happens in your story.',
  invitations: (title) => `You will get no more invitations from players of ${title}.`,
};
