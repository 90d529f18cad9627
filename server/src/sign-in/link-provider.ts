import type { SignInProvider } from '@underhall/contract';
import type { AccountStore } from '../account/account-store.ts';
import { type AccountCommandDeps, runAccountCommand } from '../account/run-account-command.ts';
import type { Step } from '../db/database.ts';
import { NotSignedIn, Refused } from '../http/failures.ts';
import { queueEmail } from '../mail/mail-store.ts';
import { vouchedBy } from './sign-in-with.ts';
import type { WaysIn } from './ways-in.ts';

export type LinkProviderDeps = AccountCommandDeps & {
  readonly accounts: Pick<AccountStore, 'byId'>;
  readonly signIn: WaysIn;
  readonly sessions: { endingOthers(accountId: number, but?: string): Step };
};

type Caller = { readonly accountId: number; readonly sessionId: string };

/**
 * Links the identity of a credential to the account, ends its other sessions and sends an e-mail to its address. An
 * unconfirmed address has to be confirmed first. Otherwise a player who signed up with a stranger's address could keep
 * access after its owner sets a password.
 *
 * @throws Refused if the identity belongs to another account, without naming it
 */
export async function linkProvider(
  deps: LinkProviderDeps,
  { accountId, sessionId }: Caller,
  provider: SignInProvider,
  credential: string,
): Promise<void> {
  const { identities } = deps.signIn;
  const identity = await vouchedBy(deps, provider, credential, `${provider} did not vouch for you. Try once more.`);
  await runAccountCommand(deps, accountId, {
    choice: `link ${provider}`,
    async rule() {
      const account = await deps.accounts.byId(accountId);
      if (!account) throw new NotSignedIn();
      const owner = await identities.accountOf(provider, identity.subject);
      if (owner === accountId) return { steps: [], reply: undefined };
      if (owner !== undefined)
        throw new Refused(`That person at ${provider} logs in to another account here. Unlink them there first.`);
      const linked = await identities.ofAccount(accountId);
      if (linked.some((each) => each.provider === provider))
        throw new Refused(`You log in by ${provider} already, as somebody else there. Unlink them first.`);
      if (account.email !== undefined && !account.isEmailConfirmed)
        throw new Refused('Confirm your e-mail address first: then it is certain that the account is yours.');
      const steps = [
        identities.linking(accountId, provider, identity),
        deps.sessions.endingOthers(accountId, sessionId),
        queueEmail({ kind: 'way in added', accountId, about: { provider } }),
      ];
      return { steps, reply: undefined };
    },
  });
}

/** Unlinks a provider; one that is not linked changes nothing. The last sign-in method cannot be removed. */
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
        throw new Refused(`${provider} is your only way in. Link another before you unlink it.`);
      const steps = [
        identities.unlinking(accountId, provider),
        deps.sessions.endingOthers(accountId, sessionId),
        queueEmail({ kind: 'way in removed', accountId, about: { provider } }),
      ];
      return { steps, reply: undefined };
    },
  });
}
