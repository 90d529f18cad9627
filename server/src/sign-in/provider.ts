import type { SignInProvider } from '@underhall/contract';

/** Who a provider says somebody is. */
export type Identity = {
  /** The provider's own number for the person; never used again for another. */
  readonly subject: string;
  readonly name?: string;
  readonly email?: string;
  /** Does the provider vouch that the address is theirs? */
  readonly isEmailVerified: boolean;
};

/** One of those through whom one may sign in; adapters to the real ones and the stand-in for tests look the same. */
export type IdentityProvider = {
  readonly provider: SignInProvider;
  readonly clientId: string;
  /** Reads what the provider signed; nothing if it is not the provider's, not meant for us, or too old. */
  identify(credential: string): Promise<{ readonly identity: Identity; readonly nonce: string } | undefined>;
};
