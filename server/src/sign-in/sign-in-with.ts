import type { SignInProvider } from '@underhall/contract';
import type { Account, AccountStore } from '../account/account-store.ts';
import { emailKey, faultOfEmail, faultOfUserName, nameKey, tidy, tidyEmail } from '../account/name-rules.ts';
import { Refused } from '../http/failures.ts';
import { type DeliveryDeps, faultOfDelivery } from '../mail/fault-of-delivery.ts';
import type { Runtime, RuntimeDeps } from '../runtime/runtime.ts';
import type { PackDeps } from '../world/world-cache.ts';
import type { Identity } from './provider.ts';
import type { ProviderSignIn } from './provider-sign-in.ts';

export type SignInDeps = PackDeps &
  DeliveryDeps &
  RuntimeDeps & { readonly signIn: ProviderSignIn; readonly accounts: AccountStore };

const loginFailed = 'We were not able to log you in with the credentials you supplied.';
const maxNameAttempts = 8;

/**
 * Finds or creates the account of an identity. A matching address alone never signs in to an existing account, whose
 * owner must log in as before.
 *
 * @throws Refused if the credential is invalid, or if another account has the address
 */
export async function signInWith(deps: SignInDeps, provider: SignInProvider, credential: string): Promise<Account> {
  const identity = await verifyCredential(deps, provider, credential);
  const { subject } = identity;
  const accountId =
    (await deps.signIn.identities.accountOf(provider, subject)) ?? (await openAccount(deps, provider, identity));
  const account = await deps.accounts.byId(accountId);
  if (!account) throw new Refused(loginFailed);
  return account;
}

/**
 * Verifies and consumes a credential: the provider's ID token or our ticket. `refusal` is the message if the credential
 * is invalid.
 *
 * @throws Refused if the credential is invalid or already used
 */
export async function verifyCredential(
  { signIn }: { readonly signIn: ProviderSignIn },
  provider: SignInProvider,
  credential: string,
  refusal = loginFailed,
): Promise<Identity> {
  const idProvider = signIn.providers.get(provider);
  const ticket = idProvider && signIn.tokens.readTicket(credential);
  const verified = ticket?.provider === provider ? ticket : await idProvider?.identify(credential);
  if (!verified) throw new Refused(refusal);
  const [id, expiresAt] =
    'nonce' in verified
      ? [verified.nonce, signIn.nonces.check(verified.nonce)]
      : [verified.requestId, verified.expiresAt];
  if (expiresAt === undefined || !(await signIn.identities.spend(id, expiresAt))) throw new Refused(refusal);
  return verified.identity;
}

async function openAccount(deps: SignInDeps, provider: SignInProvider, identity: Identity): Promise<number> {
  const email = await usableEmail(deps, identity);
  const address = email === undefined ? {} : { email, emailKey: emailKey(email) };
  for (let attempt = 0; attempt < maxNameAttempts; attempt++) {
    const userName = nameFor(deps, identity, attempt);
    const first = { provider, identity, userName, userNameKey: nameKey(userName), ...address };
    const opened = await deps.signIn.identities.open(first);
    if (typeof opened === 'number') return opened;
    // A concurrent first sign-in of the same person may have taken the name or address.
    const openedMeanwhile = await deps.signIn.identities.accountOf(provider, identity.subject);
    if (openedMeanwhile !== undefined) return openedMeanwhile;
    if (opened === 'address taken') throw new Refused(accountExists(provider));
  }
  throw new Refused(loginFailed);
}

/**
 * The address to store. Undefined if the provider has not verified it, because anybody can claim such an address, or if
 * the mail server cannot send to it.
 */
async function usableEmail(deps: DeliveryDeps, { email, isEmailVerified }: Identity): Promise<string | undefined> {
  if (!email || !isEmailVerified || faultOfEmail(email)) return undefined;
  const tidied = tidyEmail(email);
  return (await faultOfDelivery(deps, tidied)) ? undefined : tidied;
}

const accountExists = (provider: SignInProvider): string =>
  `An account with your ${provider} address exists already, and it logs in with e-mail and password. Log in that way; if you have forgotten the password, choose ‘Forgotten password’.`;

/** The name from the provider, or else "Newcomer". Adds a number to "Newcomer" and to a name that is taken. */
function nameFor({ world, runtime }: SignInDeps, { name = '' }: Identity, attempt: number): string {
  const providerName = tidy(name).slice(0, 22).trim();
  const base = faultOfUserName(providerName, world.pack.words.title) ? 'Newcomer' : providerName;
  return attempt === 0 && base === providerName ? base : `${base} ${randomNumber(runtime)}`;
}

/** Returns a number of four to six digits. */
const randomNumber = ({ randomBytes }: Runtime): number => 1000 + (randomBytes(4).readUInt32BE() % 999_000);
