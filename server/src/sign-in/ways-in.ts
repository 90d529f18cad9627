import { createHmac } from 'node:crypto';
import { type EnvironmentName, type SignInProvider, testClientId } from '@underhall/contract';
import type { Database } from '../db/database.ts';
import type { ProviderSettings } from '../server-options.ts';
import { type IdentityStore, identityStore } from './identity-store.ts';
import { type Nonces, noncesSignedWith } from './nonces.ts';
import { openIdProvider } from './openid-provider.ts';
import type { IdentityProvider } from './provider.ts';
import { type SignInTokens, signInTokensSignedWith } from './sign-in-tokens.ts';
import { type TestProvider, testProvider } from './test-provider.ts';

/** Dependencies of signing in by an identity provider. */
export type WaysIn = {
  /** The enabled providers. */
  readonly providers: ReadonlyMap<SignInProvider, IdentityProvider>;
  /** The enabled test providers; never in production. */
  readonly testProviders: ReadonlyMap<SignInProvider, TestProvider>;
  readonly nonces: Nonces;
  readonly trips: SignInTokens;
  readonly identities: IdentityStore;
  /** The secret with which Facebook signs its own requests to us. The stand-in has one of ours. */
  readonly facebookSecret?: string;
};

export type WayInOptions = {
  readonly environment?: EnvironmentName;
  readonly signIn?: readonly { readonly provider: SignInProvider; readonly clientId: string }[];
  readonly providers?: readonly ProviderSettings[];
};

export function openWaysIn(
  database: Database,
  { signing }: { readonly signing: string },
  { environment, signIn = [], providers = [] }: WayInOptions,
): WaysIn {
  const mayStandIn = environment === undefined || environment === 'local' || environment === 'staging';
  const standIns = signIn.filter(({ clientId }) => mayStandIn && clientId === testClientId);
  const testProviders = new Map(standIns.map(({ provider }) => [provider, testProvider(provider, signing)]));
  return {
    providers: new Map<SignInProvider, IdentityProvider>([
      ...testProviders,
      ...providers.map((each) => [each.provider, openIdProvider(each)] as const),
    ]),
    testProviders,
    nonces: noncesSignedWith(signing),
    trips: signInTokensSignedWith(signing),
    identities: identityStore(database),
    ...facebookSecretOf(providers, testProviders.has('Facebook') ? signing : undefined),
  };
}

function facebookSecretOf(
  providers: readonly ProviderSettings[],
  signing: string | undefined,
): Pick<WaysIn, 'facebookSecret'> {
  const secret = providers.find(({ provider }) => provider === 'Facebook')?.secret;
  if (secret && 'clientSecret' in secret) return { facebookSecret: secret.clientSecret };
  if (signing === undefined) return {};
  return { facebookSecret: createHmac('sha256', signing).update('facebook stand-in').digest('hex') };
}
