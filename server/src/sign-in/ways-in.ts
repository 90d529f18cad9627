import { type SignInProvider, testClientId } from '@underhall/contract';
import type { Database } from '../db/database.ts';
import type { Secrets } from '../secrets.ts';
import type { ServerOptions } from '../server-options.ts';
import { type IdentityStore, identityStore } from './identity-store.ts';
import { type Nonces, noncesSignedWith } from './nonces.ts';
import type { IdentityProvider } from './provider.ts';
import { type TestProvider, testProvider } from './test-provider.ts';

/** The parts that signing in by an identity provider needs. */
export type WaysIn = {
  /** Those that are switched on. */
  readonly providers: ReadonlyMap<SignInProvider, IdentityProvider>;
  /** Those of them that stand in for the real ones; never in production. */
  readonly testProviders: ReadonlyMap<SignInProvider, TestProvider>;
  readonly nonces: Nonces;
  readonly identities: IdentityStore;
};

export function openWaysIn(
  database: Database,
  { signing }: Secrets,
  { environment, signIn = [] }: ServerOptions,
): WaysIn {
  const mayStandIn = environment === undefined || environment === 'local' || environment === 'staging';
  const standIns = signIn.filter(({ clientId }) => mayStandIn && clientId === testClientId);
  const testProviders = new Map(standIns.map(({ provider }) => [provider, testProvider(provider, signing)]));
  return {
    providers: testProviders,
    testProviders,
    nonces: noncesSignedWith(signing),
    identities: identityStore(database),
  };
}
