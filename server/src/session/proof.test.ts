import { endpoints, signInProviders, testClientId } from '@underhall/contract';
import { expect, test } from 'vitest';
import { anAccount, password, type TestAccount } from '../testing/a-player.ts';
import { credentialOf } from '../testing/a-provider-visit.ts';
import { aServer } from '../testing/a-server.ts';
import { occasions } from '../testing/occasions.ts';

const signIn = signInProviders.map((provider) => ({ provider, clientId: testClientId }));
const server = await aServer({ options: { environment: 'local', signIn } });
const { call, database } = server;

const sidOf = (token: string): string => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).sid;
const asBefore = (minutes: number, token: string) =>
  database.run(
    { name: 'test-age', text: `update sessions set proved_at = now() - make_interval(mins => $1) where id = $2` },
    [minutes, sidOf(token)],
  );
const change = ({ token }: Pick<TestAccount, 'token'>, to = 'eleven back streets') =>
  call('POST /extra/password', { password: to }, token);
const proofRequired = {
  isSuccess: false,
  isProofWanted: true,
  message: expect.stringContaining('Please confirm that it is you'),
};

const recent = endpoints.filter((each) => 'recent' in each && each.recent);

test('some endpoints require a recent log-in, and all of these require an account', {
  meta: { asvs: ['7.5.1'] },
}, () => {
  expect(recent.map(({ path }) => path)).toContain('/extra/password');
  for (const { who, path } of recent) expect(['account', 'character'], path).toContain(who);
});

for (const endpoint of recent) {
  const name = `${endpoint.method} ${endpoint.path}`;
  test(`${name} requires a new proof of identity after fifteen minutes, and works with one`, async () => {
    const arranged = await occasions[name]?.(server);
    const { body, token = '' } = arranged ?? { body: { provider: 'Google' }, token: (await anAccount(server)).token };
    const send = () => call(name as never, body as never, token) as ReturnType<typeof change>;
    await asBefore(16, token);
    for (let i = 0; i < 2; i++) expect((await send()).body).toEqual(proofRequired);
    const proof = await call('POST /extra/signin/prove', { password }, token);
    if (proof.body.isSuccess) return expect((await send()).body).not.toHaveProperty('isProofWanted');
    // An account without a password proves itself by a provider: tested below.
    await asBefore(14, token);
    expect((await send()).body).not.toHaveProperty('isProofWanted');
  });
}

test('a log-in counts as recent for fifteen minutes, in its own session only', {
  meta: { asvs: ['6.2.3'] },
}, async () => {
  const account = await anAccount(server);
  const { jwt } = (await call('POST /login', { email: account.email, password })).body;
  await asBefore(14, account.token);
  await asBefore(16, jwt);
  expect((await change({ token: jwt })).body).toEqual(proofRequired);
  expect((await change(account)).body.isSuccess).toBe(true);
});

test('reloading the page and renewing the token is no proof of identity', async () => {
  const account = await anAccount(server);
  await asBefore(16, account.token);
  const { jwt } = (await call('GET /login/user', {}, account.token)).body;
  expect((await change({ token: jwt })).body).toEqual(proofRequired);
});

test('a wrong password proves nothing, ends no session, and counts as a log-in attempt', {
  meta: { asvs: ['7.5.1'] },
}, async () => {
  const limited = await aServer({ options: { rateLimits: true } });
  const { token, email } = await anAccount(limited);
  for (let i = 0; i < 10; i++) {
    const { status, body } = await limited.call('POST /extra/signin/prove', { password: 'not it' }, token);
    expect([status, body]).toEqual([
      200,
      { isSuccess: false, message: 'That is not your password.', passwordErrorMessage: 'That is not your password.' },
    ]);
  }
  expect((await limited.call('POST /extra/signin/prove', { password }, token)).status).toBe(429);
  expect((await limited.call('POST /login', { email, password })).status).toBe(429);
  expect((await limited.call('GET /login/user', {}, token)).status).toBe(200);
});

test('a provider account proves its identity once, by another visit as the same person', async () => {
  const person = { name: 'Ada Lovelock', email: 'ada.l@provider.example', isEmailVerified: true };
  const token = await credentialOf(server, 'Google', person);
  const { jwt } = (await call('POST /google/fedcmcallback', { token })).body;
  await asBefore(16, jwt);
  const prove = (credential: string) =>
    call('POST /extra/signin/prove', { provider: 'Google', token: credential }, jwt).then(({ body }) => body);

  const other = await credentialOf(server, 'Google', { ...person, email: 'other@provider.example' });
  expect(await prove(other)).toMatchObject({
    isSuccess: false,
    message: expect.stringContaining('not linked to this account'),
  });
  for (const token of ['', 'nonsense']) expect((await prove(token)).isSuccess).toBe(false);
  for (const nothing of [{}, { password: '' }, { password: 'undefined' }, { provider: 'Google' } as const])
    expect((await call('POST /extra/signin/prove', nothing, jwt)).body.isSuccess).toBe(false);
  const right = await credentialOf(server, 'Google', person);
  expect((await prove(right)).isSuccess).toBe(true);
  expect((await prove(right)).isSuccess).toBe(false);
  expect((await change({ token: jwt })).body).toMatchObject({ message: expect.stringContaining('no password') });
});

test('a new password ends other sessions and reset links, and sends one e-mail', {
  meta: { asvs: ['6.2.2'] },
}, async () => {
  const account = await anAccount(server);
  const { jwt } = (await call('POST /login', { email: account.email, password })).body;
  const { user } = (await call('GET /login/user', {}, account.token)).body;
  await server.deps.resets.add(user.id, 'a link of before', 'word');

  const faulty = await change(account, 'short');
  expect(faulty.body).toMatchObject({ isSuccess: false, passwordErrorMessage: expect.any(String) });
  expect((await call('GET /login/user', {}, jwt)).status).toBe(200);
  for (let i = 0; i < 2; i++) expect((await change(account)).body.isSuccess).toBe(true);
  expect((await call('GET /login/user', {}, jwt)).status).toBe(401);
  expect((await call('GET /login/user', {}, account.token)).status).toBe(200);
  expect((await call('POST /login', { email: account.email, password })).status).toBe(401);
  expect((await call('POST /login', { email: account.email, password: 'eleven back streets' })).status).toBe(200);
  const link = await call('POST /settings/resetpassword', { token: 'a link of before', password: 'twelve streets' });
  expect(link.body.isSuccess).toBe(false);
  const text = `select id from mails where kind = 'password changed' and account_id = $1`;
  expect(await database.run({ name: 'test-told', text }, [user.id])).toHaveLength(1);
});
