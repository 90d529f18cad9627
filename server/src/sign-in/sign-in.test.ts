import { randomBytes } from 'node:crypto';
import { type SignInProvider, signInProviders, testClientId } from '@underhall/contract';
import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { nodeRuntime } from '../runtime/node-runtime.ts';
import { anAccount, password } from '../testing/a-player.ts';
import { credentialOf as credentialFrom } from '../testing/a-provider-visit.ts';
import { aServer, type TestServer } from '../testing/a-server.ts';
import { noncesSignedWith } from './nonces.ts';
import type { Identity } from './provider.ts';
import { testProvider } from './test-provider.ts';

const signIn = signInProviders.map((provider) => ({ provider, clientId: testClientId }));
const server = await aServer({ options: { environment: 'local', signIn } });
const { call } = server;

type Person = Omit<Identity, 'subject'>;
const somebody = (about: Partial<Person> = {}): Person => {
  const suffix = randomBytes(5).toString('hex');
  return { name: `Guest ${suffix}`, email: `${suffix}@provider.example`, isEmailVerified: true, ...about };
};

/** Visits the provider's page as this person. */
const credentialOf = (provider: SignInProvider, person: Person, from: TestServer = server) =>
  credentialFrom(from, provider, person);

const logIn = (provider: SignInProvider, credential: string, accessCodeName?: string) => {
  const code = accessCodeName === undefined ? {} : { accessCodeName };
  if (provider === 'Google') return call('POST /google/fedcmcallback', { token: credential, ...code });
  if (provider === 'Apple')
    return call('POST /apple/login', { authResponse: { authorization: { id_token: credential } }, ...code });
  return call('POST /facebook/processsignedrequest', { authResponse: { signedRequest: credential }, ...code });
};
const comeIn = async (provider: SignInProvider, person: Person) =>
  logIn(provider, await credentialOf(provider, person));

for (const [provider, row] of [
  ['Apple', 'C-API-005'],
  ['Facebook', 'C-API-006'],
  ['Google', 'C-API-007'],
] as const) {
  test(`${provider} sign-in creates an account the first time and finds it again`, {
    meta: { rows: ['C-LOGIN-013', row] },
  }, async () => {
    const person = somebody();
    const first = await comeIn(provider, person);

    expect(first.status).toBe(200);
    expect(first.body).toMatchObject({
      isSuccess: true,
      hasCharacter: false,
      privilegeLevel: '',
      jwt: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
      user: { name: person.name, emailAddress: person.email },
    });
    expect((await call('GET /login/user', {}, first.body.jwt)).status).toBe(200);
    const again = await comeIn(provider, person);
    expect(again.body.user.id).toBe(first.body.user.id);
  });
}

test.each(signInProviders)(
  '%s sign-in by the common path finds the account of the specified path',
  async (provider) => {
    const person = somebody();
    const complete = async () =>
      call('POST /extra/signin/complete', { provider, token: await credentialOf(provider, person) });
    const first = await complete();
    const again = await comeIn(provider, person);

    expect(first.status).toBe(200);
    expect(first.body.user).toMatchObject({ name: person.name, emailAddress: person.email });
    expect(again.body.user.id).toBe(first.body.user.id);
    expect((await complete()).body.user.id).toBe(first.body.user.id);
  },
);

test('accepts a credential once', { meta: { asvs: ['6.8.3', '10.5.1'] } }, async () => {
  const credential = await credentialOf('Google', somebody());
  const both = await Promise.all([logIn('Google', credential), logIn('Google', credential)]);

  expect(both.filter(({ body }) => body.isSuccess)).toHaveLength(1);
  expect((await logIn('Google', credential)).body).toEqual({
    isSuccess: false,
    message: 'We were not able to log you in with the credentials you supplied.',
  });
});

test('refuses credentials of another provider, of another server, and unsigned ones', {
  meta: { asvs: ['6.8.2', '10.1.2'] },
}, async () => {
  const other = await aServer({ options: { environment: 'local', signIn } });
  const { nonce } = (await call('POST /extra/signin/begin', { provider: 'Google' })).body;
  const made = testProvider('Google', 'some other secret').sign(somebody(), nonce);
  for (const credential of [
    await credentialOf('Apple', somebody()),
    await credentialOf('Google', somebody(), other),
    made,
    'nonsense',
    '',
  ]) {
    expect((await logIn('Google', credential)).body.isSuccess).toBe(false);
  }
});

test('a nonce is valid for ten minutes, and only unchanged', { meta: { asvs: ['10.1.2'] } }, () => {
  let now = 1_000_000_000_000;
  const nonces = noncesSignedWith('a secret', { ...nodeRuntime, now: () => now });
  const nonce = nonces.issue();

  expect(nonces.check(nonce)).toBe(1_000_000_600);
  expect(nonces.check(nonce.replace('1000000600', '1000009600'))).toBeUndefined();
  expect(noncesSignedWith('another', { ...nodeRuntime, now: () => now }).check(nonce)).toBeUndefined();
  now += 10 * 60_000;
  expect(nonces.check(nonce)).toBeUndefined();
});

test('never signs in to an account by its address alone, and asks the owner to log in as before', {
  meta: { asvs: ['6.3.4', '6.8.1', '10.5.2'] },
}, async () => {
  const { email, userName } = await anAccount(server);
  const { body } = await comeIn('Google', somebody({ email: email.toUpperCase() }));

  expect(body.isSuccess).toBe(false);
  expect(body.message).toContain('Log in that way');
  expect((await call('POST /login', { email, password })).body.user.name).toBe(userName);
});

test('neither stores nor looks up an unverified address, so that a stranger learns nothing by it', async () => {
  const { email } = await anAccount(server);
  const known = await comeIn('Apple', somebody({ email, isEmailVerified: false }));
  const unknown = await comeIn('Apple', somebody({ email: `no.${email}`, isEmailVerified: false }));

  for (const { body } of [known, unknown]) {
    expect(body.isSuccess).toBe(true);
    expect(body.user).not.toHaveProperty('emailAddress');
  }
  expect(Object.keys(known.body).sort()).toEqual(Object.keys(unknown.body).sort());
});

test('no password signs in to an account that was created through a provider', {
  meta: { asvs: ['6.3.4'] },
}, async () => {
  const person = somebody();
  await comeIn('Facebook', person);
  for (const guess of ['', 'null', 'undefined', password])
    expect((await call('POST /login', { email: person.email ?? '', password: guess })).status).toBe(401);
});

test('two first sign-ins at once create one account', async () => {
  const person = somebody();
  const credentials = await Promise.all([1, 2, 3, 4].map(() => credentialOf('Google', person)));
  const answers = await Promise.all(credentials.map((each) => logIn('Google', each)));

  expect(new Set(answers.map(({ body }) => body.user?.id)).size).toBe(1);
});

test('a username that is taken or not allowed gets a number or is replaced', async () => {
  const { userName } = await anAccount(server);
  const named = await comeIn('Google', somebody({ name: userName }));
  const odd = await comeIn('Google', somebody({ name: '<b>&</b>' }));

  expect(named.body.user.name).toMatch(new RegExp(`^${userName.slice(0, 20)}.* \\d+$`));
  expect(odd.body.user.name).toMatch(/^Newcomer \d+$/);
});

test('redeems an access code at sign-in for an account with a character', async () => {
  const person = somebody();
  const { body } = await comeIn('Google', person);
  const wish = { userName: `Of ${person.name}`, gender: 'Lady', avatar: 'veil' } as const;
  await call('POST /register/createcharacter', wish, body.jwt);

  const back = await logIn('Google', await credentialOf('Google', person), 'leave-a-light');
  expect(back.body.accessCodeResult).toMatchObject({ success: true });
});

test('beta and production have no test provider pages, and refuse to enable them', {
  meta: { asvs: ['13.4.2', '15.2.3'] },
}, async () => {
  const tab = randomBytes(16).toString('base64url');
  const { address = '' } = (await call('POST /extra/signin/begin', { provider: 'Google', tab })).body;
  const page = { url: address };
  expect((await server.app.inject(page)).statusCode).toBe(200);
  for (const environment of ['beta', 'production'] as const) {
    const real = await aServer({ options: { environment, signIn } });
    expect((await real.app.inject(page)).statusCode).toBe(404);
    expect((await real.app.inject({ method: 'POST', url: '/sign-in/test/google' })).statusCode).toBe(404);
    expect((await real.call('POST /extra/signin/begin', { provider: 'Google', tab })).body).not.toHaveProperty(
      'address',
    );
    const token = await credentialOf('Google', somebody());
    expect((await real.call('POST /google/fedcmcallback', { token })).body.isSuccess).toBe(false);
    expect(readConfig({ GAME_ENV: environment }).testSignIn).toBe(false);
    expect(() => readConfig({ GAME_ENV: environment, TEST_SIGN_IN: 'on' })).toThrow('anyone could sign in as anyone');
  }
  expect(readConfig({}).testSignIn).toBe(true);
  expect(readConfig({ GAME_ENV: 'staging' }).testSignIn).toBe(false);
  expect(readConfig({ TRUST_PROXY: '1' }).testSignIn).toBe(false);
});

test('opens the test page only with a state signed here for this provider', {
  meta: { asvs: ['3.7.2'] },
}, async () => {
  const tab = randomBytes(16).toString('base64url');
  const { address = '' } = (await call('POST /extra/signin/begin', { provider: 'Apple', tab })).body;

  const { statusCode, headers } = await server.app.inject({ url: address });
  expect(statusCode).toBe(200);
  expect(headers['content-security-policy']).toContain("script-src 'self'");
  for (const url of [
    address.replace('/apple', '/google'),
    `${address}x`,
    '/sign-in/test/apple',
    `/sign-in/test/apple?state=${encodeURIComponent('"><script>x</script>')}`,
  ]) {
    const { statusCode, payload } = await server.app.inject({ url });
    expect(statusCode).toBe(404);
    expect(payload).not.toContain('<script>x');
  }
});

test('a ticket works only in the tab that began the sign-in', {
  meta: { asvs: ['10.1.1', '10.2.1', '10.2.2'] },
}, async () => {
  const credential = await credentialOf('Google', somebody());
  const [ticket] = [credential.slice(0, credential.lastIndexOf('.'))];

  for (const token of [ticket, `${ticket}.`, `${ticket}.${randomBytes(16).toString('base64url')}`])
    expect((await logIn('Google', token)).body.isSuccess).toBe(false);
  expect((await logIn('Apple', credential)).body.isSuccess).toBe(false);
  expect((await logIn('Google', credential)).body.isSuccess).toBe(true);
});
