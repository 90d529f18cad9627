import type { SignInProvider } from '@underhall/contract';
import type { Account } from '../account/account-store.ts';
import { Refused } from '../http/failures.ts';
import type { RateLimitCounter } from '../http/rate-limit-counters.ts';
import type { Passwords } from '../session/passwords.ts';
import type { ProviderSignIn } from './provider-sign-in.ts';
import { verifyCredential } from './sign-in-with.ts';

export type ProofDeps = { readonly signIn: ProviderSignIn; readonly passwords: Passwords };

type Proof = {
  readonly password?: string | undefined;
  readonly provider?: SignInProvider | undefined;
  readonly token?: string | undefined;
};

/**
 * Checks that the caller can sign in to the account. Wrong passwords count in `failedLogins`.
 *
 * @throws Refused if the proof fails
 */
export async function proveIdentity(
  deps: ProofDeps,
  account: Account,
  { password, provider, token }: Proof,
  failedLogins: RateLimitCounter,
): Promise<void> {
  if (provider !== undefined && token !== undefined) {
    const { subject } = await verifyCredential(
      deps,
      provider,
      token,
      `${provider} did not confirm who you are. Try again.`,
    );
    if ((await deps.signIn.identities.accountOf(provider, subject)) !== account.id)
      throw new Refused(`That ${provider} account is not linked to this account. Use the one that you log in with.`);
    return;
  }
  if (password === undefined) throw new Refused('Enter your password, or use a provider that you log in with.');
  await failedLogins.count();
  if (!(await deps.passwords.matches(password, account.passwordHash)))
    throw new Refused('That is not your password.', { passwordErrorMessage: 'That is not your password.' });
  await failedLogins.uncount();
}
