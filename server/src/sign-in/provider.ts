import type { SignInProvider } from '@underhall/contract';

export type Identity = {
  /** The provider's id of the person, which is never reused. */
  readonly subject: string;
  readonly name?: string;
  readonly email?: string;
  /** True if the provider has verified that the person owns the address. */
  readonly isEmailVerified: boolean;
};

/** The nonce or request id makes sure that the identity is accepted only once. */
export type VerifiedIdentity = { readonly identity: Identity } & (
  | { readonly nonce: string }
  | {
      readonly requestId: string;
      /** In seconds since 1970. */
      readonly expiresAt: number;
    }
);

export type AuthorizationRequest = {
  readonly state: string;
  readonly nonce: string;
  /** PKCE code verifier. */
  readonly verifier: string;
  readonly returnAddress: string;
};

export type IdentityProvider = {
  readonly provider: SignInProvider;
  readonly clientId: string;
  /** URL of the provider's FedCM configuration. */
  readonly browser?: string;
  pageFor(request: AuthorizationRequest): Promise<string>;
  /**
   * Exchanges the authorization code. Returns undefined if the code is invalid. `returned` contains the parameters of
   * the redirect.
   *
   * @throws Refused if the provider cannot be reached
   */
  exchangeCode(returned: URLSearchParams, request: AuthorizationRequest): Promise<VerifiedIdentity | undefined>;
  /**
   * Verifies an ID token. Returns undefined if the signature, audience or expiry is invalid.
   *
   * @throws Refused if the provider's keys cannot be reached
   */
  identify(credential: string): Promise<VerifiedIdentity | undefined>;
};
