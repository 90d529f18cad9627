import { createHmac } from 'node:crypto';
import { type EnvironmentName, type SignInProvider, testClientId } from '@underhall/contract';
import type { Database } from '../db/database.ts';
import { isForTesting } from '../environment/is-for-testing.ts';
import type { Runtime } from '../runtime/runtime.ts';
import type { ProviderSettings } from '../server-options.ts';
import { type IdentityStore, identityStore } from './identity-store.ts';
import { type Nonces, noncesSignedWith } from './nonces.ts';
import { openIdProvider } from './openid-provider.ts';
import type { IdentityProvider } from './provider.ts';
import { type SignInTokens, signInTokensSignedWith } from './sign-in-tokens.ts';
import { type TestProvider, testProvider } from './test-provider.ts';

export type ProviderSignIn = {
  /** The enabled providers, including test providers. */
  readonly providers: ReadonlyMap<SignInProvider, IdentityProvider>;
  /** Always empty in production. */
  readonly testProviders: ReadonlyMap<SignInProvider, TestProvider>;
  readonly nonces: Nonces;
  readonly tokens: SignInTokens;
  readonly identities: IdentityStore;
  /** Facebook signs its own requests to us with this secret, and the test provider uses one of ours. */
  readonly facebookSecret?: string;
};

export type ProviderSignInOptions = {
  readonly environment?: EnvironmentName;
  readonly signIn?: readonly { readonly provider: SignInProvider; readonly clientId: string }[];
  readonly providers?: readonly ProviderSettings[];
};

export function openProviderSignIn(
  database: Database,
  { signing }: { readonly signing: string },
  { environment, signIn = [], providers = [] }: ProviderSignInOptions,
  runtime: Runtime,
): ProviderSignIn {
  const areTestsAllowed = environment === undefined || isForTesting(environment);
  const tested = signIn.filter(({ clientId }) => areTestsAllowed && clientId === testClientId);
  const testProviders = new Map(tested.map(({ provider }) => [provider, testProvider(provider, signing)]));
  return {
    providers: new Map<SignInProvider, IdentityProvider>([
      ...testProviders,
      ...providers.map((each) => [each.provider, openIdProvider(each, runtime)] as const),
    ]),
    testProviders,
    nonces: noncesSignedWith(signing, runtime),
    tokens: signInTokensSignedWith(signing, runtime.now),
    identities: identityStore(database),
    ...facebookSecretOf(providers, testProviders.has('Facebook') ? signing : undefined),
  };
}

function facebookSecretOf(
  providers: readonly ProviderSettings[],
  signing: string | undefined,
): Pick<ProviderSignIn, 'facebookSecret'> {
  const secret = providers.find(({ provider }) => provider === 'Facebook')?.secret;
  if (secret && 'clientSecret' in secret) return { facebookSecret: secret.clientSecret };
  if (signing === undefined) return {};
  return { facebookSecret: createHmac('sha256', signing).update('facebook stand-in').digest('hex') };
}
