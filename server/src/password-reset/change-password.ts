import { faultOfPassword } from '../account/password-rules.ts';
import { type AccountCommandDeps, runAccountCommand } from '../account/run-account-command.ts';
import { NotSignedIn, Refused } from '../http/failures.ts';
import type { ResetDeps } from './reset-password.ts';

export type ChangePasswordDeps = ResetDeps & AccountCommandDeps;

/**
 * Sets a new password, ends the other sessions and e-mails the owner. The route must require a proof of identity. Does
 * nothing if the password is the current one.
 */
export async function changePassword(
  deps: ChangePasswordDeps,
  { accountId, sessionId }: { readonly accountId: number; readonly sessionId: string },
  password: string,
): Promise<void> {
  const { accounts, passwords, resets, sessions, world } = deps;
  await runAccountCommand(deps, accountId, {
    choice: 'another password',
    async rule() {
      const account = await accounts.byId(accountId);
      if (!account) throw new NotSignedIn();
      if (account.passwordHash === undefined)
        throw new Refused('This account has no password yet. Link an e-mail address, and choose a password there.');
      const fault = faultOfPassword(password, account.userName, account.email ?? '', world.pack.words.title);
      if (fault) throw new Refused(fault, { passwordErrorMessage: fault });
      if (await passwords.matches(password, account.passwordHash)) return { steps: [], reply: undefined };
      const steps = [
        ...resets.setting(accountId, await passwords.hash(password)),
        sessions.endingOthers(accountId, sessionId),
      ];
      return { steps, reply: undefined };
    },
  });
  await sessions.endOthers(accountId, sessionId);
}
