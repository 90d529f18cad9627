import { endpoints } from '@underhall/contract';
import { expect, test } from 'vitest';
import { anAccount, aPlayer, password } from '../testing/a-player.ts';
import { aServer, theWorld } from '../testing/a-server.ts';

const server = await aServer();
const { call } = server;
const wish = { gender: 'Lady', avatar: 'veil' } as const;

test('a refused sign-up reports each fault at its field', {
  meta: { rows: ['C-REGISTER-017', 'C-API-102'] },
}, async () => {
  const { body } = await call('POST /register/emailregisteruser', {
    userName: '!',
    emailAddress: 'nobody',
    password: 'short',
  });
  expect(body).toMatchObject({
    isSuccess: false,
    message: expect.stringMatching(/\w/),
    userNameErrorMessage: expect.stringContaining('3 to 30'),
    emailAddressErrorMessage: expect.stringContaining('e-mail address'),
    passwordErrorMessage: expect.stringContaining('at least 8'),
  });
});

test('reports a taken name or address at its own field', async () => {
  const { userName, email } = await anAccount(server);
  const sameName = await call('POST /register/emailregisteruser', {
    userName: userName.toUpperCase(),
    emailAddress: `x.${email}`,
    password,
  });
  const sameAddress = await call('POST /register/emailregisteruser', {
    userName: `${userName}x`,
    emailAddress: email,
    password,
  });

  expect(sameName.body).toMatchObject({
    isSuccess: false,
    userNameErrorMessage: `${userName.toUpperCase()} is taken.`,
  });
  expect(sameAddress.body).toMatchObject({
    isSuccess: false,
    emailAddressErrorMessage: expect.stringContaining('already'),
  });
});

test('sixteen identical sign-ups at once open one account', async () => {
  const account = { userName: 'Twice Pressed', emailAddress: 'twice@example.org', password };
  const answers = await Promise.all(
    Array.from({ length: 16 }, () => call('POST /register/emailregisteruser', account)),
  );
  expect(new Set(answers.map(({ body }) => body.user?.id)).size).toBe(1);
});

test('a missing name is refused with a label that fits usernames and character names', async () => {
  const { token } = await anAccount(server);
  const { userName, token: contactsToken } = await aPlayer(server);
  const messages = [
    (await call('POST /register/createcharacter', {} as never, token)).body,
    (await call('POST /register/emailregisteruser', {} as never)).body,
    (await call('POST /contact/addcontact', { userName: [userName] } as never, contactsToken)).body,
    (await call('POST /storylet/addcontact', { branchId: 1 } as never, contactsToken)).body,
  ].map(({ message }) => message);
  expect(messages).toEqual(Array(4).fill('Name: enter text.'));
});

test('offers the world’s faces, the default first; creates a character with or without an access code', {
  meta: { rows: ['C-REGISTER-008', 'C-API-100', 'C-API-103', 'C-MYSELF-044'] },
}, async () => {
  const { body } = await call('GET /register');
  expect(body.avatars[0]).toBe('beardy');
  expect(body.avatars).toHaveLength(72);
  // The world says which faces suit a lady and a gentleman. All suit the third address.
  const { Lady = [], Gentleman = [], ...others } = body.avatarsFor;
  expect(others).toEqual({});
  expect(Lady).not.toContain('beardy');
  expect(Gentleman).not.toContain('veil');
  expect(body.avatars.filter((face) => !Lady.includes(face) && !Gentleman.includes(face))).toEqual([]);
  // Each face is told apart by words alone.
  expect(Object.keys(body.avatarNames).sort()).toEqual(body.avatars.toSorted());
  expect(new Set(Object.values(body.avatarNames)).size).toBe(72);
  for (const code of [{}, { accessCodeName: 'introductions' }]) {
    const { token } = await anAccount(server);
    const account = {
      userName: `Faced ${body.avatars.length}${Object.keys(code).length}`,
      gender: 'Lady',
      avatar: 'fez',
      ...code,
    } as const;
    const made = await call('POST /register/createcharacter', account, token);
    const { character } = (await call('GET /character/myself', {}, made.body.jwt)).body;
    expect(character).toMatchObject({
      name: account.userName,
      avatarImage: 'fez',
      descriptiveText: expect.stringContaining('lady'),
    });
  }
});

test('reports whether a name is available, ignoring case', {
  meta: { rows: ['C-REGISTER-014'] },
}, async () => {
  const { token } = await anAccount(server);
  const { name } = await aPlayer(server);
  expect((await call('POST /register/characternameavailable', 'Somebody New', token)).body).toEqual({
    isSuccess: true,
    message: 'Somebody New is available!',
  });
  const takenName = name.toUpperCase();
  expect((await call('POST /register/characternameavailable', takenName, token)).body).toEqual({
    isSuccess: false,
    message: `${takenName} is taken.`,
  });
});

test('also accepts the name as plain text', { meta: { rows: ['C-API-101'] } }, async () => {
  const { token } = await anAccount(server);
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'text/plain' };
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/register/characternameavailable',
    headers,
    payload: 'Plain Jane',
  });
  expect(answer.json()).toEqual({ isSuccess: true, message: 'Plain Jane is available!' });
});

test('a character needs a free name, an offered gender and an offered face', {
  meta: { rows: ['C-REGISTER-016'] },
}, async () => {
  const { token } = await anAccount(server);
  const { name } = await aPlayer(server);
  const make = (body: object) => call('POST /register/createcharacter', body as never, token);

  expect((await make({ ...wish, userName: name })).body).toEqual({ isSuccess: false, message: `${name} is taken.` });
  expect((await make({ ...wish, userName: '  ' })).body.isSuccess).toBe(false);
  expect((await make({ ...wish, userName: 'Someone', avatar: 'nobody' })).body.isSuccess).toBe(false);
  expect((await make({ ...wish, userName: 'Someone', gender: 'Duke' })).status).toBe(400);
  expect((await call('GET /login/user', {}, token)).body.hasCharacter).toBe(false);
});

test('in a world without faces, a character has none and no other is sold', async () => {
  const pack = theWorld();
  const faceless = await aServer({ pack: { ...pack, start: { ...pack.start, faces: [] } } });
  const { token } = await anAccount(faceless);
  const made = await faceless.call(
    'POST /register/createcharacter',
    { ...wish, userName: 'Plain Jane', avatar: '' },
    token,
  );

  expect(made.body.isSuccess).toBe(true);
  const { character } = (await faceless.call('GET /character/myself', {}, made.body.jwt)).body;
  expect(character.avatarImage).toBe('');
  const { fateCards } = (await faceless.call('GET /fate', {}, made.body.jwt)).body;
  expect(fateCards.map(({ action }) => action)).not.toContain('FaceChange');
});

test('an account has one character, however often one is created', {
  meta: { rows: ['C-SESSION-029'] },
}, async () => {
  const { token } = await anAccount(server);
  const ask = (userName: string) => call('POST /register/createcharacter', { ...wish, userName }, token);
  const answers = await Promise.all([...Array(8)].map((_, i) => ask(`Doubled ${String.fromCharCode(65 + (i % 2))}`)));

  expect(answers.every(({ body }) => body.hasCharacter)).toBe(true);
  const names = await Promise.all(
    answers.map(async ({ body }) => (await call('GET /character/myself', {}, body.jwt)).body.character.name),
  );
  expect(new Set(names).size).toBe(1);
});

test('on a server for testers, an account can delete its character and begin again', async () => {
  const local = await aServer({ options: { environment: 'local' } });
  const { token, name } = await aPlayer(local);
  const begin = (called: string) => local.call('POST /extra/register/beginagain', { name: called }, token);
  expect((await begin('Somebody Else')).body).toMatchObject({ isSuccess: false });
  expect((await local.call('GET /login/user', {}, token)).body).toMatchObject({ hasCharacter: true });
  expect([await begin(name), await begin(name)]).toMatchObject([{ status: 200 }, { status: 200 }]);
  expect((await local.call('GET /login/user', {}, token)).body).toMatchObject({ hasCharacter: false });

  const again = { userName: name, gender: 'Lady', avatar: 'beardy' } as const;
  const { body } = await local.call('POST /register/createcharacter', again, token);
  expect((await local.call('GET /character/myself', {}, body.jwt)).body.character.name).toBe(name);
});

test('elsewhere nobody can delete a character that way', async () => {
  const live = await aServer({ options: { environment: 'production' } });
  const { token, name } = await aPlayer(live);
  expect((await live.call('POST /extra/register/beginagain', { name }, token)).status).toBe(404);
  expect((await live.call('GET /login/user', {}, token)).body).toMatchObject({ hasCharacter: true });
});

test('an account without a character can only create one', { meta: { rows: ['C-ROLE-002'] } }, async () => {
  const { token } = await anAccount(server);
  const asCharacter = endpoints.filter(({ who }) => who === 'character');
  expect(asCharacter.length).toBeGreaterThan(15);
  for (const { method, path } of asCharacter) {
    const { body } = await call(`${method} ${path}` as 'POST /storylet', {}, token);
    expect([path, body.isSuccess]).toEqual([path, false]);
  }
  for (const name of ['POST /storylet', 'GET /character/myself', 'GET /character/actions'] as const) {
    expect((await call(name, {}, token)).body.message).toBe('You have no character yet. Make one first.');
  }
});
