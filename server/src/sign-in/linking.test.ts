import { type SignInProvider, signInProviders, testClientId } from '@underhall/contract';
import { expect, test } from 'vitest';
import { anAccount, confirmAddresses, password } from '../testing/a-player.ts';
import { credentialOf } from '../testing/a-provider-visit.ts';
import { uniqueName } from '../testing/a-scene.ts';
import { aServer } from '../testing/a-server.ts';

const signIn = signInProviders.map((provider) => ({ provider, clientId: testClientId }));
const server = await aServer({ options: { environment: 'local', signIn } });
const { call, database, app } = server;

const somebody = (isEmailVerified = true) => ({
  name: `Guest ${uniqueName()}`,
  email: `${uniqueName()}@provider.example`,
  isEmailVerified,
});
type Person = ReturnType<typeof somebody>;

const requestOf: Record<SignInProvider, (token: string) => readonly [folder: string, body: object]> = {
  Apple: (token) => ['apple', { authResponse: { authorization: { id_token: token } } }],
  Facebook: (token) => ['facebook', { authResponse: { signedRequest: token } }],
  Google: (token) => ['google', { token }],
};

type Reply = { readonly isSuccess: boolean; readonly message: string };
async function post(path: string, body: object, token: string): Promise<Reply> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  return (await app.inject({ method: 'POST', url: `/api${path}`, headers, payload: JSON.stringify(body) })).json();
}
const link = async (provider: SignInProvider, person: Person, token: string): Promise<Reply> => {
  const [folder, body] = requestOf[provider](await credentialOf(server, provider, person));
  return post(`/${folder}/${provider === 'Google' ? 'fedcmlink' : 'link'}`, body, token);
};
const unlink = (provider: string, token: string) => post(`/${provider.toLowerCase()}/unlink`, {}, token);
const logIn = async (person: Person) =>
  (await call('POST /google/fedcmcallback', { token: await credentialOf(server, 'Google', person) })).body;
const settingsOf = async (token: string) => (await call('GET /settings', {}, token)).body;
const isIn = async (token: string) => (await call('GET /login/user', {}, token)).status === 200;
const countEmails = async (kind: string, token: string) => {
  const { user } = (await call('GET /login/user', {}, token)).body;
  const text = 'select id from mails where kind = $1 and account_id = $2';
  return (await database.run({ name: 'test-mails-about', text }, [kind, user.id])).length;
};
const aConfirmedAccount = async () => {
  const account = await anAccount(server);
  await confirmAddresses(database);
  return account;
};

for (const [provider, flag, rows] of [
  ['Apple', 'appleAuth', ['C-API-118', 'C-API-119']],
  ['Facebook', 'facebookAuth', ['C-API-120', 'C-API-121']],
  ['Google', 'googleAuth', ['C-API-122', 'C-API-123']],
] as const) {
  test(`linking and unlinking ${provider} ends other sessions and sends an e-mail`, {
    meta: { rows: [...rows, 'C-ACCOUNT-030', 'C-ACCOUNT-035'] },
  }, async () => {
    const account = await aConfirmedAccount();
    const elsewhere = async () => (await call('POST /login', { email: account.email, password })).body.jwt;
    const first = await elsewhere();
    const person = somebody();
    expect((await link(provider, person, account.token)).isSuccess).toBe(true);
    const settings = await settingsOf(account.token);
    expect(settings[flag]).toBe(true);
    expect(settings.authMethods).toContainEqual({ type: provider, displayName: person.name, email: person.email });
    expect([await isIn(first), await isIn(account.token)]).toEqual([false, true]);
    expect(await countEmails('way in added', account.token)).toBe(1);

    const second = await elsewhere();
    for (let i = 0; i < 2; i++) expect((await unlink(provider, account.token)).isSuccess).toBe(true);
    expect((await settingsOf(account.token))[flag]).toBe(false);
    expect([await isIn(second), await isIn(account.token)]).toEqual([false, true]);
    expect(await countEmails('way in removed', account.token)).toBe(1);
  });
}

test('refuses an identity linked to another account, without naming that account', async () => {
  const [owner, other] = [await aConfirmedAccount(), await aConfirmedAccount()];
  const person = somebody();
  await link('Google', person, owner.token);
  const reply = await link('Google', person, other.token);
  expect(reply).toEqual({ isSuccess: false, message: expect.stringContaining('another account') });
  expect(JSON.stringify(reply)).not.toContain(owner.userName);
  expect((await logIn(person)).user.name).toBe(owner.userName);
  expect((await settingsOf(other.token)).googleAuth).toBe(false);
  expect((await link('Google', person, owner.token)).isSuccess).toBe(true);
});

test('links an identity to one account only when two accounts link it at once', async () => {
  const [one, two] = [await aConfirmedAccount(), await aConfirmedAccount()];
  const person = somebody();
  const reply = await Promise.all([link('Google', person, one.token), link('Google', person, two.token)]);
  expect(reply.map(({ isSuccess }) => isSuccess).sort()).toEqual([false, true]);
});

test('refuses a second identity of one provider, and a credential that the provider did not sign', async () => {
  const account = await aConfirmedAccount();
  await link('Apple', somebody(), account.token);
  expect((await link('Apple', somebody(), account.token)).message).toContain('already');
  for (const token of ['', 'nonsense'])
    expect((await post('/google/fedcmlink', { token }, account.token)).message).toContain('did not confirm');
});

test('never unlinks the last sign-in method, even when two unlink requests run at once', async () => {
  const person = somebody();
  const { jwt } = await logIn(person);
  expect(await unlink('Google', jwt)).toEqual({
    isSuccess: false,
    message: expect.stringContaining('only sign-in method'),
  });
  await link('Apple', somebody(), jwt);
  const both = await Promise.all([unlink('Google', jwt), unlink('Apple', jwt)]);
  expect(both.map(({ isSuccess }) => isSuccess).sort()).toEqual([false, true]);
  expect((await settingsOf(jwt)).authMethods).toHaveLength(1);
});

test('unlinks Apple, Facebook and Google only', { meta: { rows: ['C-ACCOUNT-045'] } }, async () => {
  const account = await aConfirmedAccount();
  for (const type of ['email', 'twitter', 'Apple%00', '..']) {
    const { statusCode } = await app.inject({
      method: 'POST',
      url: `/api/${type}/unlink`,
      headers: { authorization: `Bearer ${account.token}` },
    });
    expect([404, 400], type).toContain(statusCode);
  }
});

test('confirms the account’s address before a provider is linked, so a false owner keeps no access', async () => {
  const account = await anAccount(server);
  expect(await link('Google', somebody(), account.token)).toEqual({
    isSuccess: false,
    message: expect.stringContaining('Confirm your e-mail address first'),
  });
  expect((await settingsOf(account.token)).googleAuth).toBe(false);
});

test('never joins accounts by e-mail address alone', async () => {
  const account = await aConfirmedAccount();
  const guest = await logIn({ ...somebody(false), email: account.email });
  expect(guest.user.name).not.toBe(account.userName);
  const reply = await call('POST /settings/linkemail', { emailAddress: account.email, password }, guest.jwt);
  expect(reply.body.isSuccess).toBe(true);
  expect(await settingsOf(guest.jwt)).toMatchObject({ emailAuth: false });
  expect(await settingsOf(account.token)).toMatchObject({ googleAuth: false, emailAddress: account.email });
});

test('a provider account with a verified address sets a password at once and signs in with both', {
  meta: { rows: ['C-API-115'] },
}, async () => {
  const person = somebody();
  const { jwt } = await logIn(person);
  const reply = await call('POST /settings/linkemail', { emailAddress: person.email, password }, jwt);
  expect(reply.body.isSuccess).toBe(true);
  expect((await settingsOf(jwt)).emailAuth).toBe(true);
  expect((await call('POST /login', { email: person.email, password })).status).toBe(200);
  expect((await call('POST /settings/linkemail', { emailAddress: person.email, password }, jwt)).body.isSuccess).toBe(
    true,
  );
  const another = { emailAddress: person.email, password: 'twelve back streets' };
  expect((await call('POST /settings/linkemail', another, jwt)).body.isSuccess).toBe(false);
});

test('reminds a week-old account with one sign-in method, but no newer account and none with two', async () => {
  const account = await aConfirmedAccount();
  const isReminded = async () => (await call('GET /login/user', {}, account.token)).body.shouldDisplayAuthNag;
  const age = (days: number) =>
    database.run({ name: 'test-age', text: 'update accounts set created_at = now() - make_interval(days => $1)' }, [
      days,
    ]);
  await age(6);
  expect(await isReminded()).toBe(false);
  await age(8);
  expect(await isReminded()).toBe(true);
  await link('Google', somebody(), account.token);
  expect(await isReminded()).toBe(false);
});
