import type { SignInProvider } from '@underhall/contract';

/** A person as the provider identifies them. */
export type Identity = {
  /** The provider's id for the person. It is never used for anybody else. */
  readonly subject: string;
  readonly name?: string;
  readonly email?: string;
  /** True if the provider has verified that the person owns the address. */
  readonly isEmailVerified: boolean;
};

/** A verified identity. It has our nonce or the id of a signed request, so that it can be accepted only once. */
export type VerifiedIdentity = { readonly identity: Identity } & (
  | { readonly nonce: string }
  | {
      readonly requestId: string;
      /** In seconds since 1970. */
      readonly expiresAt: number;
    }
);

/** What the server sends to a provider's authorization page. */
export type AuthorizationRequest = {
  /** Our signed OAuth state. The provider returns it unchanged. */
  readonly state: string;
  /** The provider includes it in the ID token. */
  readonly nonce: string;
  /** PKCE code verifier. */
  readonly verifier: string;
  /** Redirect URI. */
  readonly returnAddress: string;
};

export type IdentityProvider = {
  readonly provider: SignInProvider;
  readonly clientId: string;
  /** URL of the provider's FedCM configuration, if it has one. */
  readonly browser?: string;
  /** Returns the URL of the provider's authorization page. */
  pageFor(request: AuthorizationRequest): Promise<string>;
  /**
   * Exchanges the authorization code for a verified identity. Returns undefined if the code is invalid. `returned` has
   * the parameters of the redirect.
   *
   * @throws Refused if the provider cannot be reached
   */
  exchangeCode(returned: URLSearchParams, request: AuthorizationRequest): Promise<VerifiedIdentity | undefined>;
  /**
   * Verifies an ID token. Returns undefined if its signature, audience or expiry is wrong.
   *
   * @throws Refused if the provider's keys cannot be reached
   */
  identify(credential: string): Promise<VerifiedIdentity | undefined>;
};
