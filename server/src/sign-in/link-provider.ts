import type { SignInProvider } from '@underhall/contract';
import type { AccountStore } from '../account/account-store.ts';
import { type AccountCommandDeps, runAccountCommand } from '../account/run-account-command.ts';
import type { Step } from '../db/database.ts';
import { NotSignedIn, Refused } from '../http/failures.ts';
import { queueEmail } from '../mail/mail-store.ts';
import type { ProviderSignIn } from './provider-sign-in.ts';
import { verifyCredential } from './sign-in-with.ts';

export type LinkProviderDeps = AccountCommandDeps & {
  readonly accounts: Pick<AccountStore, 'byId'>;
  readonly signIn: ProviderSignIn;
  readonly sessions: { endingOthers(accountId: number, exceptId?: string): Step };
};

type Caller = { readonly accountId: number; readonly sessionId: string };

/**
 * Links an identity to the account, ends the other sessions and e-mails the owner. The account must have a confirmed
 * address. Otherwise, a player who signed up with a stranger's address would keep access after the stranger sets a
 * password.
 *
 * @throws Refused if the identity is linked to another account, which the message does not name
 */
export async function linkProvider(
  deps: LinkProviderDeps,
  { accountId, sessionId }: Caller,
  provider: SignInProvider,
  credential: string,
): Promise<void> {
  const { identities } = deps.signIn;
  const identity = await verifyCredential(
    deps,
    provider,
    credential,
    `${provider} did not confirm who you are. Try again.`,
  );
  await runAccountCommand(deps, accountId, {
    choice: `link ${provider}`,
    async rule() {
      const account = await deps.accounts.byId(accountId);
      if (!account) throw new NotSignedIn();
      const owner = await identities.accountOf(provider, identity.subject);
      if (owner === accountId) return { steps: [], reply: undefined };
      if (owner !== undefined)
        throw new Refused(`That ${provider} account is linked to another account here. Unlink it there first.`);
      const linked = await identities.ofAccount(accountId);
      if (linked.some((each) => each.provider === provider))
        throw new Refused(`Another ${provider} account is linked to your account already. Unlink that one first.`);
      if (account.email !== undefined && !account.isEmailConfirmed)
        throw new Refused('Confirm your e-mail address first, so that it is certain that the account is yours.');
      const steps = [
        identities.linking(accountId, provider, identity),
        deps.sessions.endingOthers(accountId, sessionId),
        queueEmail({ kind: 'way in added', accountId, about: { provider } }),
      ];
      return { steps, reply: undefined };
    },
  });
}

/**
 * Does nothing if the provider is not linked.
 *
 * @throws Refused if the provider is the account's last sign-in method
 */
export async function unlinkProvider(
  deps: LinkProviderDeps,
  { accountId, sessionId }: Caller,
  provider: SignInProvider,
): Promise<void> {
  const { identities } = deps.signIn;
  await runAccountCommand(deps, accountId, {
    choice: `unlink ${provider}`,
    async rule() {
      const account = await deps.accounts.byId(accountId);
      if (!account) throw new NotSignedIn();
      const linked = await identities.ofAccount(accountId);
      if (!linked.some((each) => each.provider === provider)) return { steps: [], reply: undefined };
      const hasPassword = account.passwordHash !== undefined && account.email !== undefined;
      if (linked.length === 1 && !hasPassword)
        throw new Refused(`${provider} is your only sign-in method. Link another before you unlink it.`);
      const steps = [
        identities.unlinking(accountId, provider),
        deps.sessions.endingOthers(accountId, sessionId),
        queueEmail({ kind: 'way in removed', accountId, about: { provider } }),
      ];
      return { steps, reply: undefined };
    },
  });
}
