import type { SignInProvider } from '@underhall/contract';
import type { ProviderAddresses } from '../server-options.ts';

/**
 * The providers' addresses as they document them. They stand here and are never asked of the provider: a document that
 * names another issuer than its tokens do would lock everybody out.
 *
 * Google: "OpenID Connect" of Google Identity; it signs with either form of its name; browsers ask
 * it by the configuration that its own script names. Apple: "Sign in with Apple REST
 * API". Facebook: "Manually Build a Login Flow", the part on OIDC tokens.
 */
export const addressesOf: Readonly<Record<SignInProvider, ProviderAddresses>> = {
  Apple: {
    issuers: ['https://appleid.apple.com'],
    authorization: 'https://appleid.apple.com/auth/authorize',
    token: 'https://appleid.apple.com/auth/token',
    keys: 'https://appleid.apple.com/auth/keys',
  },
  Facebook: {
    issuers: ['https://www.facebook.com'],
    authorization: 'https://www.facebook.com/v21.0/dialog/oauth',
    token: 'https://graph.facebook.com/v21.0/oauth/access_token',
    keys: 'https://www.facebook.com/.well-known/oauth/openid/jwks/',
  },
  Google: {
    issuers: ['https://accounts.google.com', 'accounts.google.com'],
    authorization: 'https://accounts.google.com/o/oauth2/v2/auth',
    token: 'https://oauth2.googleapis.com/token',
    keys: 'https://www.googleapis.com/oauth2/v3/certs',
    browser: 'https://accounts.google.com/gsi/fedcm.json',
  },
};

/** The scopes each provider is asked for: what it is to tell of the person. */
export const scopeOf: Readonly<Record<SignInProvider, string>> = {
  Apple: 'openid name email',
  Facebook: 'openid email public_profile',
  Google: 'openid email profile',
};
