import { randomInt } from 'node:crypto';
import type { SignInProvider } from '@underhall/contract';
import type { Account, AccountStore } from '../account/account-store.ts';
import { emailKey, faultOfEmail, faultOfUserName, nameKey, tidy } from '../account/name-rules.ts';
import { Refused } from '../http/failures.ts';
import type { PackDeps } from '../world/world-cache.ts';
import type { Identity } from './provider.ts';
import type { WaysIn } from './ways-in.ts';

export type SignInDeps = PackDeps & { readonly signIn: WaysIn; readonly accounts: AccountStore };

const notVouchedFor = 'We were not able to log you in with the credentials you supplied.';
const namesTried = 8;

/**
 * The account of an identity; opened at the first sign-in. An existing account with the same address is never signed in
 * to for that alone: its owner logs in as before.
 */
export async function signInWith(deps: SignInDeps, provider: SignInProvider, credential: string): Promise<Account> {
  const identity = await vouchedBy(deps, provider, credential);
  const { subject } = identity;
  const accountId =
    (await deps.signIn.identities.accountOf(provider, subject)) ?? (await openAccount(deps, provider, identity));
  const account = await deps.accounts.byId(accountId);
  if (!account) throw new Refused(notVouchedFor);
  return account;
}

/**
 * Verifies a credential and uses it up. A credential is the provider's ID token, or the ticket from the provider's
 * page. `refusal` is the message for an invalid credential.
 *
 * @throws Refused if the credential is invalid or was used before
 */
export async function vouchedBy(
  { signIn }: { readonly signIn: WaysIn },
  provider: SignInProvider,
  credential: string,
  refusal = notVouchedFor,
): Promise<Identity> {
  const asked = signIn.providers.get(provider);
  const ticket = asked && signIn.trips.readTicket(credential);
  const vouched = ticket?.provider === provider ? ticket : await asked?.identify(credential);
  if (!vouched) throw new Refused(refusal);
  const [mark, until] =
    'nonce' in vouched ? [vouched.nonce, signIn.nonces.check(vouched.nonce)] : [vouched.mark, vouched.until];
  if (until === undefined || !(await signIn.identities.spend(mark, until))) throw new Refused(refusal);
  return vouched.identity;
}

/** Opens an account at the first sign-in of a person. */
async function openAccount(deps: SignInDeps, provider: SignInProvider, identity: Identity): Promise<number> {
  const { email } = identity;
  // Only an address that the provider has verified is stored: any caller may claim one.
  const address = email && identity.isEmailVerified && !faultOfEmail(email) ? email : undefined;
  const own = address === undefined ? {} : { email: address, emailKey: emailKey(address) };
  for (let tries = 0; tries < namesTried; tries++) {
    const userName = nameFor(identity, tries, deps.world.pack.words.title);
    const first = { provider, identity, userName, userNameKey: nameKey(userName), ...own };
    const opened = await deps.signIn.identities.open(first);
    if (typeof opened === 'number') return opened;
    // Of two first sign-ins at once, the second finds the name or address taken by the first.
    const openedMeanwhile = await deps.signIn.identities.accountOf(provider, identity.subject);
    if (openedMeanwhile !== undefined) return openedMeanwhile;
    if (opened === 'address taken') throw new Refused(accountIsThere(provider));
  }
  throw new Refused(notVouchedFor);
}

const accountIsThere = (provider: SignInProvider): string =>
  `There is an account with your ${provider} address already, and it logs in with e-mail and password. Do that here; if the password is gone, choose ‘Forgotten password’.`;

/** The provider's name for the person, if it is allowed and free; otherwise with a number. */
function nameFor({ name = '' }: Identity, tries: number, title: string): string {
  const ownName = tidy(name).slice(0, 22).trim();
  const base = faultOfUserName(ownName, title) ? 'Newcomer' : ownName;
  return tries === 0 && base === ownName ? base : `${base} ${randomInt(1000, 1_000_000)}`;
}
