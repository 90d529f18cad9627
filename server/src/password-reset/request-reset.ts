import { randomBytes } from 'node:crypto';
import type { AccountStore } from '../account/account-store.ts';
import { emailKey } from '../account/name-rules.ts';
import type { Post } from '../mail/mail.ts';
import { resetLetter } from './reset-letters.ts';
import type { ResetStore } from './reset-store.ts';

export type LinkDeps = {
  readonly accounts: AccountStore;
  readonly resets: ResetStore;
  readonly mail: Post;
  readonly options: { readonly publicUrl?: string; readonly ownAddress?: string };
};

/** Sends a link to whoever has an account with this address; to nobody otherwise. Who asks is told the same. */
export async function sendResetLink(deps: LinkDeps, emailAddress: string): Promise<void> {
  const account = await deps.accounts.byEmail(emailKey(emailAddress));
  if (account?.email === undefined) return;
  const token = randomBytes(32).toString('base64url');
  if (!(await deps.resets.keep(account.id, token))) return;
  const link = new URL(`/account?token=${token}`, deps.options.publicUrl ?? deps.options.ownAddress);
  await deps.mail.send(resetLetter(account.email, account.userName, link.href));
}
