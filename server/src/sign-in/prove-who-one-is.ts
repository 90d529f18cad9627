import type { SignInProvider } from '@underhall/contract';
import type { Account } from '../account/account-store.ts';
import { Refused } from '../http/failures.ts';
import type { RateLimitCounter } from '../http/rate-limit-counters.ts';
import type { Passwords } from '../session/passwords.ts';
import { vouchedBy } from './sign-in-with.ts';
import type { WaysIn } from './ways-in.ts';

export type ProofDeps = { readonly signIn: WaysIn; readonly passwords: Passwords };

type Proof = {
  readonly password?: string | undefined;
  readonly provider?: SignInProvider | undefined;
  readonly token?: string | undefined;
};

/**
 * Proves that the caller can sign in to the account, by its password or by a linked provider. A wrong password counts
 * among the log-in attempts in `tries`.
 *
 * @throws Refused if the proof fails
 */
export async function proveWhoOneIs(
  deps: ProofDeps,
  account: Account,
  { password, provider, token }: Proof,
  tries: RateLimitCounter,
): Promise<void> {
  if (provider !== undefined && token !== undefined) {
    const { subject } = await vouchedBy(deps, provider, token, `${provider} did not vouch for you. Try once more.`);
    if ((await deps.signIn.identities.accountOf(provider, subject)) !== account.id)
      throw new Refused(`That person at ${provider} is no way in to this account. Come back as the one you log in as.`);
    return;
  }
  if (password === undefined) throw new Refused('Give your password, or come by a provider you log in by.');
  await tries.count();
  if (!(await deps.passwords.matches(password, account.passwordHash)))
    throw new Refused('That is not your password.', { passwordErrorMessage: 'That is not your password.' });
  await tries.uncount();
}
