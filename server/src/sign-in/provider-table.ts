import type { SignInProvider } from '@underhall/contract';
import type { ProviderAddresses } from '../server-options.ts';

type ProviderEntry = {
  /**
   * From the provider's documentation. The server does not use discovery, because a wrong issuer in a discovery
   * document would lock out all players.
   */
  readonly addresses: ProviderAddresses;
  readonly scope: string;
  /** `key`: the server signs a client secret for each use. */
  readonly authentication: 'client secret' | 'key';
  /** The provider posts the name and address as a form. */
  readonly returnsForm: boolean;
  /** The provider's own scripts send a request signed with the client secret. */
  readonly signsRequests: boolean;
};

export const providerTable: Readonly<Record<SignInProvider, ProviderEntry>> = {
  // Source: "Manually Build a Login Flow", section on OIDC tokens.
  Facebook: {
    addresses: {
      issuers: ['https://www.facebook.com'],
      authorization: 'https://www.facebook.com/v21.0/dialog/oauth',
      token: 'https://graph.facebook.com/v21.0/oauth/access_token',
      keys: 'https://www.facebook.com/.well-known/oauth/openid/jwks/',
    },
    scope: 'openid email public_profile',
    authentication: 'client secret',
    returnsForm: false,
    signsRequests: true,
  },
  // Source: Google Identity, "OpenID Connect". Google uses both issuers. The FedCM configuration comes from Google's
  // own script.
  Google: {
    addresses: {
      issuers: ['https://accounts.google.com', 'accounts.google.com'],
      authorization: 'https://accounts.google.com/o/oauth2/v2/auth',
      token: 'https://oauth2.googleapis.com/token',
      keys: 'https://www.googleapis.com/oauth2/v3/certs',
      browser: 'https://accounts.google.com/gsi/fedcm.json',
    },
    scope: 'openid email profile',
    authentication: 'client secret',
    returnsForm: false,
    signsRequests: false,
  },
  // Source: "Sign in with Apple REST API".
  Apple: {
    addresses: {
      issuers: ['https://appleid.apple.com'],
      authorization: 'https://appleid.apple.com/auth/authorize',
      token: 'https://appleid.apple.com/auth/token',
      keys: 'https://appleid.apple.com/auth/keys',
    },
    scope: 'openid name email',
    authentication: 'key',
    returnsForm: true,
    signsRequests: false,
  },
};
