import type { MailPurpose } from '@underhall/contract';
import type { Database } from '../db/database.ts';
import { Busy, Refused } from '../http/failures.ts';
import { addressDigest } from '../mail/address.ts';
import { everyPurpose, parsePurpose, suppress } from '../mail/suppression-store.ts';
import { type UnsubscribeDeps, verifyUnsubscribeToken } from '../mail/unsubscribe.ts';
import type { PackDeps } from '../world/world-cache.ts';
import type { AccountStore } from './account-store.ts';
import { setPreferences } from './message-preference-store.ts';

export type StopDeps = UnsubscribeDeps &
  PackDeps & { readonly accounts: Pick<AccountStore, 'byId'>; readonly commit: Database['commit'] };

type Stopping = { readonly userId: number; readonly token: string; readonly purpose?: string | undefined };

const notWhole = 'This link is not whole. Copy all of it from the letter, or choose your letters on your account page.';

/**
 * Unsubscribes the address of a link from one kind of e-mail, or from all that the player did not request. It applies
 * to the address, even after the account is erased. If the account still has the address, its preferences change too.
 */
export async function unsubscribe(deps: StopDeps, { userId, token, purpose }: Stopping): Promise<string> {
  const digest = verifyUnsubscribeToken(deps, userId, token);
  const kind = purpose === undefined || purpose === '' ? everyPurpose : parsePurpose(purpose);
  if (digest === undefined || kind === undefined) throw new Refused(notWhole);

  const account = await deps.accounts.byId(userId);
  const isTheirs = account?.email !== undefined && addressDigest(account.email) === digest;
  const switches = isTheirs && kind !== 'invitations' ? [setPreferences(userId, switchedOff[kind])] : [];
  if (!(await deps.commit([suppress(digest, kind), ...switches]))) throw new Busy();
  return `${words[kind](deps.world.pack.words.title)}${isTheirs ? ' You can have them again: your account page has the switches.' : ''}`;
}

const switchedOff = {
  all: { announcements: false, niceness: false, storylets: false },
  announcements: { announcements: false },
  niceness: { niceness: false },
  storylets: { storylets: false },
} as const;

const words: Readonly<Record<MailPurpose | typeof everyPurpose, (title: string) => string>> = {
  all: (title) => `You will get no more letters from ${title}, but for those you ask for yourself.`,
  announcements: (title) => `You will get no more letters with news of ${title}.`,
  niceness: () => 'You will get no more letters about what others do with you.',
  storylets: () => 'You will get no more letters about what happens in your story.',
  invitations: (title) => `You will get no more invitations from players of ${title}.`,
};
