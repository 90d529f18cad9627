import { createPrivateKey } from 'node:crypto';
import type { SignInProvider } from '@underhall/contract';
import { createRemoteJWKSet, errors, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type ClientAuth,
  ClientError,
  ClientSecretPost,
  Configuration,
  calculatePKCECodeChallenge,
  ResponseBodyError,
} from 'openid-client';
import { Refused } from '../http/failures.ts';
import type { Runtime } from '../runtime/runtime.ts';
import type { ProviderSecret, ProviderSettings } from '../server-options.ts';
import { readSignedRequest } from './facebook-request.ts';
import type { AuthorizationRequest, Identity, IdentityProvider, VerifiedIdentity } from './provider.ts';
import { providerTable } from './provider-table.ts';

const timeoutSeconds = 8;
const maxTokenAgeSeconds = 10 * 60;
const appleSecretSeconds = 5 * 60;

/** Authorization code flow with PKCE, state and nonce. Tokens must have RS256, our audience and the known issuer. */
export function openIdProvider(
  { provider, clientId, secret, addresses }: ProviderSettings,
  { now }: Pick<Runtime, 'now'>,
): IdentityProvider {
  const [issuer] = addresses.issuers;
  const { scope, returnsForm, signsRequests } = providerTable[provider];
  const client = new Configuration(
    {
      issuer,
      authorization_endpoint: addresses.authorization,
      token_endpoint: addresses.token,
      jwks_uri: addresses.keys,
    },
    clientId,
    { id_token_signed_response_alg: 'RS256' },
    clientSecretOf(secret, clientId, issuer, now),
  );
  client.timeout = timeoutSeconds;
  if (addresses.token.startsWith('http:')) allowInsecureRequests(client);
  const keys = createRemoteJWKSet(new URL(addresses.keys), {
    timeoutDuration: timeoutSeconds * 1000,
    cooldownDuration: 10_000,
  });

  const identify = async (credential: string): Promise<VerifiedIdentity | undefined> => {
    if (signsRequests && 'clientSecret' in secret) {
      const identity = readSignedRequest(credential, secret.clientSecret, now());
      if (identity) return identity;
    }
    try {
      const { payload } = await jwtVerify(credential, keys, {
        issuer: [...addresses.issuers],
        audience: clientId,
        algorithms: ['RS256'],
        requiredClaims: ['sub', 'iat', 'exp', 'nonce'],
        maxTokenAge: maxTokenAgeSeconds,
        clockTolerance: 60,
      });
      return { identity: identityIn(payload), nonce: String(payload.nonce) };
    } catch (failure) {
      if (isUnreachable(failure)) throw unreachable(provider);
      return undefined;
    }
  };

  return {
    provider,
    clientId,
    ...(addresses.browser !== undefined && { browser: addresses.browser }),
    identify,
    async pageFor({ state, nonce, verifier, returnAddress }) {
      return buildAuthorizationUrl(client, {
        redirect_uri: returnAddress,
        scope,
        state,
        nonce,
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        ...(returnsForm && { response_mode: 'form_post' }),
      }).href;
    },
    async exchangeCode(returned, request) {
      const idToken = await fetchIdToken(returned, request);
      const verified = idToken === undefined ? undefined : await identify(idToken);
      if (!verified || !('nonce' in verified) || verified.nonce !== request.nonce) return undefined;
      const name = verified.identity.name ?? unsignedNameIn(returned);
      return { ...verified, identity: { ...verified.identity, ...(name && { name }) } };
    },
  };

  async function fetchIdToken(returned: URLSearchParams, request: AuthorizationRequest): Promise<string | undefined> {
    const { state, nonce, verifier, returnAddress } = request;
    const returnUrl = new URL(returnAddress);
    for (const field of ['code', 'state', 'iss', 'error']) {
      const value = returned.get(field);
      if (value !== null) returnUrl.searchParams.set(field, value);
    }
    try {
      const checks = { pkceCodeVerifier: verifier, expectedState: state, expectedNonce: nonce, idTokenExpected: true };
      return (await authorizationCodeGrant(client, returnUrl, checks)).id_token;
    } catch (failure) {
      if (isUnreachable(failure)) throw unreachable(provider);
      return undefined;
    }
  }
}

/** Apple requires a freshly signed client secret for each use, while other providers have a fixed one. */
function clientSecretOf(secret: ProviderSecret, clientId: string, issuer: string, now: () => number): ClientAuth {
  if ('clientSecret' in secret) return ClientSecretPost(secret.clientSecret);
  const key = createPrivateKey(secret.privateKey);
  return async (_server, _client, body) => {
    const issuedAt = Math.floor(now() / 1000);
    const clientSecret = await new SignJWT()
      .setProtectedHeader({ alg: 'ES256', kid: secret.keyId })
      .setIssuer(secret.teamId)
      .setSubject(clientId)
      .setAudience(issuer)
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + appleSecretSeconds)
      .sign(key);
    body.set('client_id', clientId);
    body.set('client_secret', clientSecret);
  };
}

function identityIn({ sub = '', name, email, email_verified: isVerified }: JWTPayload): Identity {
  return {
    subject: sub,
    ...(typeof name === 'string' && name && { name }),
    ...(typeof email === 'string' && email && { email }),
    // Apple sends `"true"` as a string. Facebook sends no value, so its addresses count as unverified.
    isEmailVerified: isVerified === true || isVerified === 'true',
  };
}

/**
 * Apple sends the name only at the first sign-in, next to the code and unsigned. The name must not identify the player.
 */
function unsignedNameIn(returned: URLSearchParams): string | undefined {
  try {
    const { name } = JSON.parse(returned.get('user') ?? '{}') as { name?: Record<string, unknown> };
    const parts = [name?.firstName, name?.lastName].filter((part) => typeof part === 'string' && part !== '');
    return parts.length > 0 ? parts.join(' ').slice(0, 60) : undefined;
  } catch {
    return undefined;
  }
}

const networkCodes = ['JWKS_TIMEOUT', 'ERR_JWKS_TIMEOUT', 'OAUTH_TIMEOUT'];

/** True if the provider did not reply or had an outage. False if the provider rejected the request. */
function isUnreachable(failure: unknown): boolean {
  if (failure instanceof errors.JWKSTimeout) return true;
  if (failure instanceof errors.JOSEError) return failure.code === 'ERR_JOSE_GENERIC';
  if (failure instanceof ResponseBodyError) return failure.status >= 500;
  if (failure instanceof ClientError) return networkCodes.includes(String(failure.code));
  return failure instanceof TypeError;
}

const unreachable = (provider: SignInProvider): Refused =>
  new Refused(`${provider} cannot be reached at the moment. Try again in a minute, or log in another way.`);
