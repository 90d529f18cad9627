import { createHmac, generateKeyPairSync, randomBytes } from 'node:crypto';
import type { SignInProvider } from '@underhall/contract';
import { decodeJwt, decodeProtectedHeader } from 'jose';
import { Events, type MutableToken, OAuth2Server } from 'oauth2-mock-server';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { nodeRuntime } from '../runtime/node-runtime.ts';
import type { ProviderSettings } from '../server-options.ts';
import { aServer } from '../testing/a-server.ts';
import { openIdProvider } from './openid-provider.ts';
import { providerTable } from './provider-table.ts';

const stranger = new OAuth2Server();
const issuing = new OAuth2Server();
for (const each of [stranger, issuing]) {
  await each.issuer.keys.generate('RS256');
  await each.start(0, '127.0.0.1');
}
afterEach(() => void vi.useRealTimers());
afterAll(() => Promise.all([stranger.stop(), issuing.stop()]));

const issuer = issuing.issuer.url ?? '';
const addresses = {
  issuers: [issuer],
  authorization: `${issuer}/authorize`,
  token: `${issuer}/token`,
  keys: `${issuer}/jwks`,
} as const;
const appSecret = 'the app secret';
const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const appleKey = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
const settings: readonly ProviderSettings[] = [
  {
    provider: 'Google',
    clientId: 'our-game',
    secret: { clientSecret: appSecret },
    addresses: { ...addresses, browser: `${issuer}/fedcm.json` },
  },
  { provider: 'Facebook', clientId: 'our-game', secret: { clientSecret: appSecret }, addresses },
  {
    provider: 'Apple',
    clientId: 'our-game',
    secret: { teamId: 'TEAM', keyId: 'KEY', privateKey: appleKey },
    addresses,
  },
];
const server = await aServer({
  options: {
    environment: 'local',
    signIn: settings.map(({ provider, clientId }) => ({ provider, clientId })),
    providers: settings,
  },
});
const { call } = server;

type Claims = Readonly<Record<string, unknown>>;
const somebody = (about: Claims = {}): Claims => {
  const subject = randomBytes(5).toString('hex');
  return {
    sub: subject,
    name: `Guest ${subject}`,
    email: `${subject}@provider.example`,
    email_verified: true,
    ...about,
  };
};

const begin = async (provider: SignInProvider) => {
  const secret = randomBytes(16).toString('base64url');
  const { address = '', nonce } = (await call('POST /extra/signin/begin', { provider, tab: secret })).body;
  return { secret, nonce, page: new URL(address) };
};

/** The provider's page sends the player back here. `sign` can change the ID token before it is signed. */
async function comeBack(provider: SignInProvider, page: URL, claims: Claims, sign?: (token: MutableToken) => void) {
  const { headers } = await fetch(page, { redirect: 'manual' });
  const back = new URL(headers.get('location') ?? '');
  issuing.service.removeAllListeners(Events.BeforeTokenSigning);
  issuing.service.on(Events.BeforeTokenSigning, (token) => {
    Object.assign(token.payload, claims, { aud: 'our-game' });
    sign?.(token);
  });
  const answer =
    provider === 'Apple'
      ? await server.app.inject({
          method: 'POST',
          url: back.pathname,
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          payload: back.searchParams.toString(),
        })
      : await server.app.inject({ url: `${back.pathname}${back.search}` });
  return new URLSearchParams(new URL(String(answer.headers.location), 'http://here').hash.slice(1));
}

const logIn = (provider: SignInProvider, credential: string) => {
  if (provider === 'Google') return call('POST /google/fedcmcallback', { token: credential });
  if (provider === 'Apple')
    return call('POST /apple/login', { authResponse: { authorization: { id_token: credential } } });
  return call('POST /facebook/processsignedrequest', { signedRequest: credential });
};

for (const provider of ['Apple', 'Facebook', 'Google'] as const) {
  test(`returning from ${provider} signs in, to the same account each time`, async () => {
    const person = somebody();
    const ids = [];
    for (const _ of [1, 2]) {
      const { page, secret } = await begin(provider);
      expect(Object.fromEntries(page.searchParams)).toMatchObject({
        response_type: 'code',
        client_id: 'our-game',
        code_challenge_method: 'S256',
        redirect_uri: `http://127.0.0.1:8080/sign-in/${provider.toLowerCase()}/return`,
        ...(provider === 'Apple' && { response_mode: 'form_post' }),
      });
      const back = await comeBack(provider, page, person);
      const { body } = await logIn(provider, `${back.get('ticket')}.${secret}`);
      expect(body).toMatchObject({ isSuccess: true, user: { name: person.name } });
      ids.push(body.user.id);
    }
    expect(ids[0]).toBe(ids[1]);
  });
}

test.each<[string, (token: MutableToken) => void]>([
  ['for another app', ({ payload }) => Object.assign(payload, { aud: 'another-game' })],
  ['by another issuer', ({ payload }) => Object.assign(payload, { iss: 'https://elsewhere.example' })],
  ['with another nonce', ({ payload }) => Object.assign(payload, { nonce: 'not ours' })],
  ['with a past expiry', ({ payload }) => Object.assign(payload, { exp: Math.floor(Date.now() / 1000) - 120 })],
  ['an hour ago', ({ payload }) => Object.assign(payload, { iat: Math.floor(Date.now() / 1000) - 3600 })],
])('refuses an ID token signed %s', async (_, sign) => {
  const { page } = await begin('Google');
  const back = await comeBack('Google', page, somebody(), sign);

  expect(back.get('ticket')).toBeNull();
  expect(back.get('trouble')).toBe('Google did not confirm who you are. Try again.');
});

test('refuses a return without a code, or with the code of another visit', {
  meta: { asvs: ['10.1.2', '10.2.1'] },
}, async () => {
  const [one, other] = [await begin('Google'), await begin('Google')];
  const mixed = new URL(one.page);
  mixed.searchParams.set('state', other.page.searchParams.get('state') ?? '');
  expect((await comeBack('Google', mixed, somebody())).get('ticket')).toBeNull();

  const { headers } = await server.app.inject({ url: '/sign-in/google/return?code=abc&state=made-up' });
  expect(String(headers.location)).toContain('trouble=');
});

test('returns the player without a ticket, but with a message, when they refuse at the provider', async () => {
  const { page } = await begin('Google');
  const state = encodeURIComponent(page.searchParams.get('state') ?? '');
  const { headers, statusCode } = await server.app.inject({
    url: `/sign-in/google/return?error=access_denied&state=${state}`,
  });

  expect(statusCode).toBe(303);
  expect(decodeURIComponent(String(headers.location)).replaceAll('+', ' ')).toContain('Nothing has changed');
});

test('accepts an ID token from the browser once, if the provider signed it with our nonce', {
  meta: { asvs: ['6.8.2', '10.5.4'] },
}, async () => {
  const claims = somebody();
  const { nonce } = (await call('POST /extra/signin/begin', { provider: 'Google' })).body;
  const signed = (from: OAuth2Server, about: Claims = {}) =>
    from.issuer.buildToken({
      scopesOrTransform: (_, payload) => Object.assign(payload, claims, { aud: 'our-game', nonce, iss: issuer }, about),
    });
  const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${(await signed(issuing)).split('.')[1]}.`;
  const [head = '', payload = ''] = (await signed(issuing)).split('.');
  const forgedHeader = Buffer.from(JSON.stringify({ ...decodeProtectedHeader(`${head}.${payload}.x`), alg: 'HS256' }));
  const confused = `${forgedHeader.toString('base64url')}.${payload}`;
  const forged = `${confused}.${createHmac('sha256', appSecret).update(confused).digest('base64url')}`;

  for (const token of [await signed(stranger), unsigned, forged, await signed(issuing, { nonce: 'another' }), 'x.y.z'])
    expect((await logIn('Google', token)).body.isSuccess).toBe(false);
  const good = await signed(issuing);
  expect((await logIn('Google', good)).body.isSuccess).toBe(true);
  expect((await logIn('Google', good)).body.isSuccess).toBe(false);
});

test('the browser may call Google’s configuration, and the content policy allows no other host', async () => {
  const begun = async (provider: SignInProvider) => (await call('POST /extra/signin/begin', request(provider))).body;
  const request = (provider: SignInProvider) => ({ provider, tab: randomBytes(16).toString('base64url') });
  expect((await begun('Google')).byBrowser).toEqual({ configURL: `${issuer}/fedcm.json`, clientId: 'our-game' });
  for (const provider of ['Apple', 'Facebook'] as const) expect(await begun(provider)).not.toHaveProperty('byBrowser');

  const policyOf = async ({ app }: typeof server) =>
    (await app.inject({ url: '/' })).headers['content-security-policy'];
  expect(await policyOf(server)).toContain(`connect-src 'self' ${issuer};`);
  expect(await policyOf(await aServer())).not.toContain('connect-src');
});

test('accepts Apple’s ‘true’ as a verified address, and treats Facebook’s as unverified', async () => {
  for (const [provider, email_verified, isKept] of [
    ['Apple', 'true', true],
    ['Apple', 'false', false],
    ['Facebook', undefined, false],
  ] as const) {
    const person = somebody({ email_verified });
    const { page, secret } = await begin(provider);
    const back = await comeBack(provider, page, person);
    const { user } = (await logIn(provider, `${back.get('ticket')}.${secret}`)).body;
    expect('emailAddress' in user).toBe(isKept);
  }
});

test('sends Apple a client secret signed with its key for each use', async () => {
  const { page } = await begin('Apple');
  let clientSecret = '';
  issuing.service.once(Events.BeforeResponse, (_, request) => {
    clientSecret = String((request.body as Record<string, unknown>).client_secret);
  });
  await comeBack('Apple', page, somebody());

  expect(decodeProtectedHeader(clientSecret)).toMatchObject({ alg: 'ES256', kid: 'KEY' });
  expect(decodeJwt(clientSecret)).toMatchObject({ iss: 'TEAM', sub: 'our-game', aud: issuer });
});

test('accepts a signed request of Facebook’s once, within ten minutes', async () => {
  const request = (about: Claims = {}, secret = appSecret) => {
    const words = { algorithm: 'HMAC-SHA256', user_id: 'fb-7', issued_at: Math.floor(Date.now() / 1000), ...about };
    const payload = Buffer.from(JSON.stringify(words)).toString('base64url');
    return `${createHmac('sha256', secret).update(payload).digest('base64url')}.${payload}`;
  };
  for (const bad of [
    request({}, 'another word'),
    request({ issued_at: Math.floor(Date.now() / 1000) - 601 }),
    request({ algorithm: 'none' }),
    request({ user_id: '' }),
    `${request()}x`,
  ])
    expect((await logIn('Facebook', bad)).body.isSuccess).toBe(false);
  const good = request();
  expect((await logIn('Facebook', good)).body.isSuccess).toBe(true);
  expect((await logIn('Facebook', good)).body.isSuccess).toBe(false);
});

test('finds rotated provider keys; logs unreachable ones and signs nobody in meanwhile', {
  meta: { asvs: ['6.8.2'] },
}, async () => {
  const google = openIdProvider(settings[0] as ProviderSettings, nodeRuntime);
  const sign = (kid?: string) =>
    issuing.issuer.buildToken({
      ...(kid !== undefined && { kid }),
      scopesOrTransform: (_, payload) => Object.assign(payload, somebody(), { aud: 'our-game', nonce: 'n' }),
    });
  expect(await google.identify(await sign())).toMatchObject({ nonce: 'n' });

  const away = openIdProvider(
    { ...(settings[0] as ProviderSettings), addresses: { ...addresses, keys: 'http://127.0.0.1:9/jwks' } },
    nodeRuntime,
  );
  await expect(away.identify(await sign())).rejects.toThrow('Google cannot be reached at the moment');
  const { kid } = await issuing.issuer.keys.generate('RS256');
  // A provider publishes a key well before it uses it. Unknown keys are fetched at most every ten seconds.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 11_000 });
  expect(await google.identify(await sign(kid))).toMatchObject({ nonce: 'n' });
});

test('calls each provider at the https addresses listed here', {
  meta: { asvs: ['10.5.3', '10.5.4'] },
}, () => {
  for (const { addresses } of Object.values(providerTable)) {
    const { authorization, token, keys, browser = keys } = addresses;
    for (const address of [authorization, token, keys, browser]) expect(new URL(address).protocol).toBe('https:');
  }
});
