import type { SignInProvider } from '@underhall/contract';

/** The person a provider vouches for. */
export type Identity = {
  /** The provider's own number for the person; never used again for another. */
  readonly subject: string;
  readonly name?: string;
  readonly email?: string;
  /** True if the provider vouches that the address is the person's own. */
  readonly isEmailVerified: boolean;
};

/** An identity provider. Adapters to real ones and the stand-in for tests have the same shape. */
export type IdentityProvider = {
  readonly provider: SignInProvider;
  readonly clientId: string;
  /** Verifies what the provider signed; undefined if it is not the provider's, not meant for us, or too old. */
  identify(credential: string): Promise<{ readonly identity: Identity; readonly nonce: string } | undefined>;
};
