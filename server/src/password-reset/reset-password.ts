import { randomBytes } from 'node:crypto';
import type { AccountStore } from '../account/account-store.ts';
import { emailKey } from '../account/name-rules.ts';
import { faultOfPassword } from '../account/password-rules.ts';
import { Refused } from '../http/failures.ts';
import type { LinkTokens } from '../mail/link-tokens.ts';
import type { Passwords } from '../session/passwords.ts';
import type { SessionStore } from '../session/session-store.ts';
import type { PackDeps } from '../world/world-cache.ts';
import { resetToken } from './reset-letters.ts';
import type { ResetStore } from './reset-store.ts';

export type AskDeps = {
  readonly accounts: AccountStore;
  readonly resets: ResetStore;
  readonly linkTokens: LinkTokens;
};

/** Queues an e-mail with a link if an account has this address. The reply is the same either way. */
export async function askForReset(deps: AskDeps, emailAddress: string): Promise<void> {
  const account = await deps.accounts.byEmail(emailKey(emailAddress));
  if (account?.email === undefined) return;
  const word = randomBytes(32).toString('base64url');
  await deps.resets.add(account.id, resetToken(deps.linkTokens, word), word);
}

export type ResetDeps = PackDeps & {
  readonly accounts: AccountStore;
  readonly resets: ResetStore;
  readonly passwords: Passwords;
  readonly sessions: SessionStore;
};

const overWithLink =
  'This link has been used, or is more than an hour old. If you have just set a password with it, log in with that; if not, choose ‘Forgotten password’ on the log-in page to be sent another.';

/** Sets a new password by a link's token, ends all sessions and e-mails the owner. Returns the account id. */
export async function resetPassword(deps: ResetDeps, token: string, password: string): Promise<number> {
  const accountId = await deps.resets.accountOf(token);
  const account = accountId === undefined ? undefined : await deps.accounts.byId(accountId);
  if (!account) throw new Refused(overWithLink);
  const fault = faultOfPassword(password, account.userName, account.email ?? '', deps.world.pack.words.title);
  if (fault) throw new Refused(fault, { passwordErrorMessage: fault });

  // Hashes only for a valid link, since hashing is expensive. Of two concurrent uses, one finds the link used.
  const passwordHash = await deps.passwords.hash(password);
  if (!(await deps.resets.spend(token, passwordHash))) throw new Refused(overWithLink);
  await deps.sessions.endOthers(account.id);
  return account.id;
}
