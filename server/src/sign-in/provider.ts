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

/** A provider's word for somebody, and the mark by which it is taken only once: our nonce, or one of its own until a time. */
export type VouchedIdentity = { readonly identity: Identity } & (
  | { readonly nonce: string }
  | {
      readonly mark: string;
      /** Seconds since 1970. */
      readonly until: number;
    }
);

/** One player's way to a provider's page and back. */
export type Asking = {
  /** Our own word, signed, which the provider hands back unread. */
  readonly state: string;
  /** Part of what the provider signs. */
  readonly nonce: string;
  /** The secret of PKCE: without it nobody changes the provider's code for tokens. */
  readonly verifier: string;
  /** The address of ours to which the provider sends the player back. */
  readonly returnAddress: string;
};

/** An identity provider. Adapters to real ones and the stand-in for tests have the same shape. */
export type IdentityProvider = {
  readonly provider: SignInProvider;
  readonly clientId: string;
  /** The address of the configuration by which browsers ask the provider themselves, where it has one. */
  readonly browser?: string;
  /** The address of the provider's page that asks who one is. */
  pageFor(asking: Asking): Promise<string>;
  /**
   * Changes the code that a player brought back for the provider's word; undefined if it is not good.
   * `returned` are the fields of the return, as the provider sent them.
   *
   * @throws Refused if the provider cannot be reached
   */
  wordFor(returned: URLSearchParams, asking: Asking): Promise<VouchedIdentity | undefined>;
  /**
   * Verifies what the provider signed; undefined if it is not the provider's, not meant for us, or too old.
   *
   * @throws Refused if the provider's keys cannot be reached
   */
  identify(credential: string): Promise<VouchedIdentity | undefined>;
};
