import { createHmac } from 'node:crypto';
import { endpoints } from '@underhall/contract';
import { expect, test } from 'vitest';
import { anAccount, aPlayer, password } from '../testing/a-player.ts';
import { aServer } from '../testing/a-server.ts';

const server = await aServer();
const claimsOf = (jwt: string) => JSON.parse(Buffer.from(jwt.split('.')[1] ?? '', 'base64url').toString());

test('a player signs in with e-mail and password', { meta: { rows: ['C-LOGIN-012'] } }, async () => {
  const player = await aPlayer(server);

  const { status, body } = await server.call('POST /login', { email: player.email, password });

  expect(status).toBe(200);
  expect(body).toMatchObject({
    isSuccess: true,
    hasCharacter: true,
    privilegeLevel: '',
    user: { name: player.userName },
  });
  expect(body.area?.name).toBe('The Area Steps');
});

test('the log-in reply has the user’s name, number, date, and whether there is a character', {
  meta: { rows: ['C-SESSION-001'] },
}, async () => {
  const { token, userName } = await anAccount(server);
  const { body } = await server.call('GET /login/user', {}, token);
  expect(body).toMatchObject({
    loggedIn: true,
    hasCharacter: false,
    privilegeLevel: '',
    user: { name: userName, hasMessagingEmail: false },
  });
  expect(Date.parse(body.user.createdAt)).toBeGreaterThan(0);
  expect(body.user.id).toBeGreaterThan(0);
  const player = await aPlayer(server);
  expect((await server.call('GET /login/user', {}, player.token)).body).toMatchObject({
    loggedIn: true,
    hasCharacter: true,
  });
});

test('the token is a JWT with the claims UserId, CharacterId and exp, valid for 48 hours', {
  meta: { rows: ['C-SESSION-002'] },
}, async () => {
  const player = await aPlayer(server);
  const claims = claimsOf(player.token);
  expect(claims).toMatchObject({ UserId: expect.stringMatching(/^\d+$/), CharacterId: expect.stringMatching(/^\d+$/) });
  expect(claims.exp - claims.iat).toBe(48 * 60 * 60);
});

test('an account has one character and cannot create a second', { meta: { rows: ['C-SESSION-029'] } }, async () => {
  const { token, name, characterId } = await aPlayer(server);
  const wish = { userName: `${name} B`, gender: 'Lady', avatar: 'veil' } as const;
  const { body } = await server.call('POST /register/createcharacter', wish, token);
  expect(claimsOf(body.jwt).CharacterId).toBe(String(characterId));
  expect((await server.call('GET /character/myself', {}, body.jwt)).body.character.name).toBe(name);
  const rows = await server.database.run({ name: 'test-roster', text: 'select 1 from roster where account_id = $1' }, [
    Number(claimsOf(token).UserId),
  ]);
  expect(rows).toHaveLength(1);
});

test('accepts both spellings of the address field, and any case of the address', {
  meta: { rows: ['C-API-002'] },
}, async () => {
  const { email } = await anAccount(server);
  for (const body of [
    { emailAddress: email, password },
    { email: email.toUpperCase(), password },
  ]) {
    expect((await server.call('POST /login', body)).status).toBe(200);
  }
});

test('replies the same to an unknown address and to a wrong password', { meta: { asvs: ['6.3.1'] } }, async () => {
  const { email } = await anAccount(server);
  const wrong = await server.call('POST /login', { email, password: 'not this one' });
  const unknown = await server.call('POST /login', { email: `no.${email}`, password });

  expect(wrong.status).toBe(401);
  expect(wrong.body).toEqual({
    isSuccess: false,
    message: 'We were not able to log you in with the credentials you supplied.',
  });
  expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body]);
  expect(Object.keys(unknown.headers).sort()).toEqual(Object.keys(wrong.headers).sort());
});

test('returns the current user with a fresh token that works', { meta: { rows: ['C-API-003'] } }, async () => {
  const { token, userName } = await aPlayer(server);
  const { body } = await server.call('GET /login/user', {}, token);
  expect(body.user.name).toBe(userName);
  expect((await server.call('GET /login/user', {}, body.jwt)).status).toBe(200);
});

test('logging out ends the session for every token of it', {
  meta: { rows: ['C-API-004'], asvs: ['7.4.1'] },
}, async () => {
  const { token } = await aPlayer(server);
  const { body } = await server.call('GET /login/user', {}, token);

  expect((await server.call('POST /login/logout', {}, token)).body).toEqual({ isSuccess: true });

  for (const each of [token, body.jwt]) expect((await server.call('GET /character/myself', {}, each)).status).toBe(401);
});

test('ends the other sessions of an account, and only these', async () => {
  const { email, token } = await aPlayer(server);
  const other = (await server.call('POST /login', { email, password })).body.jwt;
  const stranger = await aPlayer(server);
  const look = async (jwt: string) => (await server.call('GET /character/myself', {}, jwt)).status;
  const { UserId, sid } = claimsOf(other);
  expect(await Promise.all([token, other, stranger.token].map(look))).toEqual([200, 200, 200]);

  await server.deps.sessions.endOthers(Number(UserId), sid);
  expect(await Promise.all([token, other, stranger.token].map(look))).toEqual([401, 200, 200]);

  await server.deps.sessions.endOthers(Number(UserId));
  expect(await Promise.all([other, stranger.token].map(look))).toEqual([401, 200]);
});

test('returns 401 without a token, with a made-up one, or with one signed by another key', {
  meta: { rows: ['C-SESSION-028'], asvs: ['7.2.1', '9.1.1', '9.1.2', '11.6.1'] },
}, async () => {
  const { token } = await aPlayer(server);
  const [head, body] = token.split('.') as [string, string];
  const none = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
  const forged = `${head}.${body}.${createHmac('sha256', 'another key').update(`${head}.${body}`).digest('base64url')}`;

  const open = [
    ...[
      '/extra/config',
      '/extra/first-scene',
      '/extra/client-errors',
      '/login',
      '/register',
      '/register/emailregisteruser',
    ],
    ...[
      '/extra/signin/begin',
      '/extra/signin/complete',
      '/apple/login',
      '/facebook/processsignedrequest',
      '/google/fedcmcallback',
    ],
    ...['/settings/requestpasswordreset', '/settings/resetpassword', '/accesscode/:name', '/page/:pageName'],
    // Authorized by a code, and by Facebook's signature.
    ...['/facebook/dataconfirmation/:code', '/facebook/deletion'],
    // Links in e-mails work without a log-in.
    ...['/register/confirmemail', '/settings/unsubscribe', '/extra/invited'],
  ];
  const guarded = endpoints.filter(({ path }) => !open.includes(path));
  expect(guarded.every(({ who }) => who !== 'anyone')).toBe(true);
  for (const each of [undefined, 'nonsense', `${none}.${body}.`, forged, token.slice(0, -4)]) {
    for (const { method, path } of guarded) {
      const answer = await server.call(`${method} ${path}` as 'POST /storylet', {}, each);
      expect(answer.status, `${method} ${path} ${each}`).toBe(401);
    }
  }
});

test('stores passwords as argon2id hashes only', { meta: { asvs: ['6.2.8', '11.4.2'] } }, async () => {
  const asForPlayers = await aServer({ isSlowWithPasswords: true });
  const { email } = await anAccount(asForPlayers);
  const [row] = await asForPlayers.database.run<{ password_hash: string }>(
    { name: 'test-hash', text: 'select password_hash from accounts where email_key = $1' },
    [email.toLowerCase()],
  );
  expect(row?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});
