import type { SignInProvider } from '@underhall/contract';

/** A person as the provider identifies them. */
export type Identity = {
  /** The provider's own id for the person; never reused. */
  readonly subject: string;
  readonly name?: string;
  readonly email?: string;
  /** True if the provider has verified that the person owns the address. */
  readonly isEmailVerified: boolean;
};

/** A verified identity, with what makes it usable only once: our nonce, or an id of the provider's with an expiry. */
export type VouchedIdentity = { readonly identity: Identity } & (
  | { readonly nonce: string }
  | {
      readonly mark: string;
      /** Seconds since 1970. */
      readonly until: number;
    }
);

/** One sign-in through a provider's page. */
export type Asking = {
  /** Our signed OAuth state, which the provider returns unread. */
  readonly state: string;
  /** Included in the ID token that the provider signs. */
  readonly nonce: string;
  /** PKCE code verifier. The provider's code cannot be exchanged for tokens without it. */
  readonly verifier: string;
  /** Our redirect URI. */
  readonly returnAddress: string;
};

/** An identity provider. The real adapters and the test stand-in have the same type. */
export type IdentityProvider = {
  readonly provider: SignInProvider;
  readonly clientId: string;
  /** URL of the provider's FedCM configuration for browsers, if it has one. */
  readonly browser?: string;
  /** URL of the provider's authorization page. */
  pageFor(asking: Asking): Promise<string>;
  /**
   * Exchanges the authorization code for a verified identity; undefined if the code is invalid. `returned` has the
   * fields of the redirect as the provider sent them.
   *
   * @throws Refused if the provider cannot be reached
   */
  wordFor(returned: URLSearchParams, asking: Asking): Promise<VouchedIdentity | undefined>;
  /**
   * Verifies an ID token; undefined if its signature, audience or expiry is wrong.
   *
   * @throws Refused if the provider's keys cannot be reached
   */
  identify(credential: string): Promise<VouchedIdentity | undefined>;
};
