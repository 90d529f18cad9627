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
import type { ProviderSecret, ProviderSettings } from '../server-options.ts';
import { readSignedRequest } from './facebook-request.ts';
import type { Asking, Identity, IdentityProvider, VouchedIdentity } from './provider.ts';
import { providerTable } from './provider-table.ts';

/** Timeout of requests to a provider, and the maximum age of its tokens. */
const patienceSeconds = 8;
const oldestSeconds = 10 * 60;
const appleSecretSeconds = 5 * 60;

/** An OpenID Connect provider: code flow with PKCE, state and nonce. RS256, audience and issuer are pinned. */
export function openIdProvider({ provider, clientId, secret, addresses }: ProviderSettings): IdentityProvider {
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
    clientSecretOf(secret, clientId, issuer),
  );
  client.timeout = patienceSeconds;
  if (addresses.token.startsWith('http:')) allowInsecureRequests(client);
  const keys = createRemoteJWKSet(new URL(addresses.keys), {
    timeoutDuration: patienceSeconds * 1000,
    cooldownDuration: 10_000,
  });

  const identify = async (credential: string): Promise<VouchedIdentity | undefined> => {
    if (signsRequests && 'clientSecret' in secret) {
      const request = readSignedRequest(credential, secret.clientSecret);
      if (request) return request;
    }
    try {
      const { payload } = await jwtVerify(credential, keys, {
        issuer: [...addresses.issuers],
        audience: clientId,
        algorithms: ['RS256'],
        requiredClaims: ['sub', 'iat', 'exp', 'nonce'],
        maxTokenAge: oldestSeconds,
        clockTolerance: 60,
      });
      return { identity: identityIn(payload), nonce: String(payload.nonce) };
    } catch (failure) {
      if (isOutOfReach(failure)) throw outOfReach(provider);
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
    async wordFor(returned, asking) {
      const word = await tokenFor(returned, asking);
      const vouched = word === undefined ? undefined : await identify(word);
      if (!vouched || !('nonce' in vouched) || vouched.nonce !== asking.nonce) return undefined;
      const name = vouched.identity.name ?? nameToldBeside(returned);
      return { ...vouched, identity: { ...vouched.identity, ...(name && { name }) } };
    },
  };

  async function tokenFor(returned: URLSearchParams, asking: Asking): Promise<string | undefined> {
    const { state, nonce, verifier, returnAddress } = asking;
    const cameTo = new URL(returnAddress);
    for (const field of ['code', 'state', 'iss', 'error']) {
      const value = returned.get(field);
      if (value !== null) cameTo.searchParams.set(field, value);
    }
    try {
      const checks = { pkceCodeVerifier: verifier, expectedState: state, expectedNonce: nonce, idTokenExpected: true };
      return (await authorizationCodeGrant(client, cameTo, checks)).id_token;
    } catch (failure) {
      if (isOutOfReach(failure)) throw outOfReach(provider);
      return undefined;
    }
  }
}

/** Apple requires a client secret signed with its key for each use. The others have a fixed one. */
function clientSecretOf(secret: ProviderSecret, clientId: string, issuer: string): ClientAuth {
  if ('clientSecret' in secret) return ClientSecretPost(secret.clientSecret);
  const key = createPrivateKey(secret.privateKey);
  return async (_server, _client, body) => {
    const now = Math.floor(Date.now() / 1000);
    const word = await new SignJWT()
      .setProtectedHeader({ alg: 'ES256', kid: secret.keyId })
      .setIssuer(secret.teamId)
      .setSubject(clientId)
      .setAudience(issuer)
      .setIssuedAt(now)
      .setExpirationTime(now + appleSecretSeconds)
      .sign(key);
    body.set('client_id', clientId);
    body.set('client_secret', word);
  };
}

function identityIn({ sub = '', name, email, email_verified: isVerified }: JWTPayload): Identity {
  return {
    subject: sub,
    ...(typeof name === 'string' && name && { name }),
    ...(typeof email === 'string' && email && { email }),
    // Apple sends a string. Facebook sends nothing, so its addresses count as unverified.
    isEmailVerified: isVerified === true || isVerified === 'true',
  };
}

/** Apple sends the name only at the first sign-in, in an unsigned field beside the code. Use it as a name only. */
function nameToldBeside(returned: URLSearchParams): string | undefined {
  try {
    const { name } = JSON.parse(returned.get('user') ?? '{}') as { name?: Record<string, unknown> };
    const parts = [name?.firstName, name?.lastName].filter((part) => typeof part === 'string' && part !== '');
    return parts.length > 0 ? parts.join(' ').slice(0, 60) : undefined;
  } catch {
    return undefined;
  }
}

const networkCodes = ['JWKS_TIMEOUT', 'ERR_JWKS_TIMEOUT', 'OAUTH_TIMEOUT'];

/** True if the provider did not answer or reported an outage; false if it refused. */
function isOutOfReach(failure: unknown): boolean {
  if (failure instanceof errors.JWKSTimeout) return true;
  if (failure instanceof errors.JOSEError) return failure.code === 'ERR_JOSE_GENERIC';
  if (failure instanceof ResponseBodyError) return failure.status >= 500;
  if (failure instanceof ClientError) return networkCodes.includes(String(failure.code));
  return failure instanceof TypeError;
}

const outOfReach = (provider: SignInProvider): Refused =>
  new Refused(`${provider} cannot be reached at the moment. Try once more in a minute, or log in another way.`);
