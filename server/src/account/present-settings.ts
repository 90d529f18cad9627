import type { AuthMethod, Settings, SignInProvider, SubscriptionFlags } from '@underhall/contract';
import type { Account } from './account-store.ts';
import { type Preferences, presentPreferences } from './message-preference-store.ts';

export type LinkedIdentity = { readonly provider: SignInProvider; readonly name?: string; readonly email?: string };

export function presentAuthMethods(account: Account, identities: readonly LinkedIdentity[]): AuthMethod[] {
  const { email } = account;
  const own: AuthMethod[] = hasPassword(account) && email ? [{ type: 'Email', displayName: email, email }] : [];
  const others = identities.map(
    ({ provider, name, email: theirs }): AuthMethod => ({
      type: provider,
      displayName: name ?? theirs ?? provider,
      ...(theirs !== undefined && { email: theirs }),
    }),
  );
  return [...own, ...others];
}

export function presentSettings(
  account: Account,
  identities: readonly LinkedIdentity[],
  preferences: Preferences & { readonly byMail: boolean },
  subscriptions: SubscriptionFlags,
): Omit<Settings, 'qualitiesPossessedList'> {
  const signsInBy = (provider: SignInProvider) => identities.some((each) => each.provider === provider);
  return {
    isSuccess: true,
    name: account.userName,
    ...(account.email !== undefined && { emailAddress: account.email }),
    emailVerified: account.isEmailConfirmed,
    emailAuth: hasPassword(account),
    facebookAuth: signsInBy('Facebook'),
    googleAuth: signsInBy('Google'),
    appleAuth: signsInBy('Apple'),
    authMethods: presentAuthMethods(account, identities),
    messageViaNetwork: account.isEmailConfirmed && preferences.byMail ? 'Email' : 'None',
    messagePreferences: presentPreferences(preferences),
    socialActsAvailable: account.isEmailConfirmed,
    subscriptions,
  };
}

const hasPassword = ({ passwordHash }: Account): boolean => passwordHash !== undefined;
