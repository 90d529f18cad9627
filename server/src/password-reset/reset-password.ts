import type { AccountStore } from '../account/account-store.ts';
import { faultOfPassword } from '../account/password-rules.ts';
import { Refused } from '../http/failures.ts';
import type { LinkTokens } from '../mail/link-tokens.ts';
import type { RuntimeDeps } from '../runtime/runtime.ts';
import type { Passwords } from '../session/passwords.ts';
import type { SessionStore } from '../session/session-store.ts';
import type { PackDeps } from '../world/world-cache.ts';
import { resetToken } from './password-reset-emails.ts';
import type { ResetStore } from './reset-store.ts';

export type ResetRequestDeps = RuntimeDeps & {
  readonly accounts: AccountStore;
  readonly resets: ResetStore;
  readonly linkTokens: LinkTokens;
};

/** Does nothing if no account has this address. */
export async function requestReset(deps: ResetRequestDeps, emailAddress: string): Promise<void> {
  const account = await deps.accounts.byEmail(emailAddress);
  if (account?.email === undefined) return;
  const random = deps.runtime.randomBytes(32).toString('base64url');
  await deps.resets.add(account.id, resetToken(deps.linkTokens, random), random);
}

export type ResetDeps = PackDeps & {
  readonly accounts: AccountStore;
  readonly resets: ResetStore;
  readonly passwords: Passwords;
  readonly sessions: SessionStore;
};

const linkExpired =
  'This link has been used, or is more than an hour old. If you have just set a password with it, log in with that; if not, choose ‘Forgotten password’ on the log-in page to get a new link.';

/**
 * Sets a new password, ends all sessions and e-mails the owner. Returns the account id.
 *
 * @throws Refused if the link is invalid or the password breaks a rule
 */
export async function resetPassword(deps: ResetDeps, token: string, password: string): Promise<number> {
  const accountId = await deps.resets.accountOf(token);
  const account = accountId === undefined ? undefined : await deps.accounts.byId(accountId);
  if (!account) throw new Refused(linkExpired);
  const fault = faultOfPassword(password, account.userName, account.email ?? '', deps.world.pack.words.title);
  if (fault) throw new Refused(fault, { passwordErrorMessage: fault });

  // Hash only for a valid link, because hashing is expensive. A concurrent request may still use the link first.
  const passwordHash = await deps.passwords.hash(password);
  if (!(await deps.resets.spend(token, passwordHash))) throw new Refused(linkExpired);
  await deps.sessions.endOthers(account.id);
  return account.id;
}
