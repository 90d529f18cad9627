import { randomBytes } from 'node:crypto';
import { maxContacts } from '@underhall/contract/limits';
import { beforeEach, expect, test } from 'vitest';
import { anAccount, aPlayer, type TestPlayer } from '../testing/a-player.ts';
import { aServer } from '../testing/a-server.ts';

const server = await aServer();
const { app, call, database, deps } = server;
let ada: TestPlayer;
let bea: TestPlayer;
beforeEach(async () => {
  [ada, bea] = await Promise.all([aPlayer(server), aPlayer(server)]);
});

const add = async (userName: string, by = ada) => (await call('POST /contact/addcontact', { userName }, by.token)).body;
const contactsOf = async ({ token } = ada) => (await call('GET /contact', {}, token)).body.contacts;
const block = async (name: string, by: TestPlayer) => (await call('POST /extra/block', { name }, by.token)).body;
const unblock = (characterId: number, by: TestPlayer) => call('POST /extra/unblock', { characterId }, by.token);
const asContact = ({ characterId, name, userName }: TestPlayer) => ({
  id: characterId,
  userId: expect.any(Number),
  name,
  userName,
});
const nobody = (name: string) => ({
  isSuccess: false,
  message: `No player is called ${name}. Check the spelling.`,
});

test('adds a contact by username or character name in any case, and removes it', {
  meta: { rows: ['C-CONTACT-002', 'C-API-068', 'C-API-069', 'C-API-070'] },
}, async () => {
  expect(await contactsOf()).toEqual([]);
  expect(await add(` ${bea.userName.toUpperCase()} `)).toMatchObject({
    isSuccess: true,
    message: `${bea.userName} is one of your contacts now.`,
    contact: asContact(bea),
  });
  expect(await add(bea.name.toLowerCase())).toMatchObject({ message: expect.stringContaining('already') });
  expect(await contactsOf()).toEqual([asContact(bea)]);
  // The contact's own list does not change.
  expect(await contactsOf(bea)).toEqual([]);

  const remove = () => call('POST /contact/deletecontact', { contactId: bea.characterId }, ada.token);
  expect((await remove()).body).toMatchObject({ isSuccess: true });
  expect((await remove()).body).toMatchObject({ isSuccess: true });
  expect(await contactsOf()).toEqual([]);
});

test('accepts the older path, and the other spelling of the field', async () => {
  const ask = (path: string, payload: object) =>
    app.inject({ method: 'POST', url: `/api${path}`, headers: { authorization: `Bearer ${ada.token}` }, payload });
  expect((await ask(`/addcontact/${encodeURIComponent(bea.userName)}`, {})).json()).toMatchObject({ isSuccess: true });
  expect((await ask('/contact/addcontact', { username: bea.name })).json()).toMatchObject({ isSuccess: true });
  expect(await contactsOf()).toEqual([asContact(bea)]);
});

test('refuses an empty name, an unknown name and the caller’s own name', {
  meta: { rows: ['C-CONTACT-004'] },
}, async () => {
  for (const name of ['', '  ']) {
    expect(await add(name)).toMatchObject({ isSuccess: false, message: expect.stringContaining('Enter the username') });
  }
  expect(await add('\0')).toMatchObject({ isSuccess: false, message: expect.stringContaining('U+0000') });
  expect(await add('Nobody At All')).toEqual(nobody('Nobody At All'));
  for (const [name, message] of [
    ['x'.repeat(10_000), 'A name has at most 40 characters. Shorten it.'],
    ['\u202eevil', 'A name cannot contain the character U+202E. Remove it.'],
    ['<b>Ada</b>', 'A name cannot contain “<”. Remove it.'],
    ['\u200b', 'A name cannot contain the character U+200B. Remove it.'],
  ] as const)
    expect(await add(name), message).toEqual({ isSuccess: false, message });
  expect(await add(ada.name)).toMatchObject({ isSuccess: false, message: expect.stringContaining('your own name') });
  const { userName } = await anAccount(server);
  expect(await add(userName)).toEqual(nobody(userName));
});

test('prefers an account name to a character name', async () => {
  const name = `both ${randomBytes(4).toString('hex')}`;
  const change = (named: string, text: string, whose: TestPlayer) =>
    database.run({ name: named, text }, [name, whose.characterId]);
  await change('test-character', 'update roster set name = $1, name_key = $1 where character_id = $2', ada);
  await change(
    'test-account',
    `update accounts set user_name = $1, user_name_key = $1
      where id = (select account_id from roster where character_id = $2)`,
    bea,
  );
  const reader = await aPlayer(server);
  expect(await add(name, reader)).toMatchObject({ contact: { id: bea.characterId } });
});

test('sorts the list by username without regard to case', { meta: { rows: ['C-CONTACT-003'] } }, async () => {
  const players = await Promise.all(Array.from({ length: 4 }, () => aPlayer(server)));
  for (const [at, { characterId }] of players.entries()) {
    const userName = `${['b', 'A', 'ä', 'C'][at]}${ada.userName}`;
    await database.run(
      {
        name: 'test-username',
        text: `update accounts set user_name = $1, user_name_key = lower($1)
          where id = (select account_id from roster where character_id = $2)`,
      },
      [userName, characterId],
    );
    expect(await add(userName)).toMatchObject({ isSuccess: true });
  }
  expect((await contactsOf()).map(({ userName }) => userName[0])).toEqual(['A', 'ä', 'b', 'C']);
});

test('leaves the list unchanged when a provider returns no contacts', { meta: { rows: ['C-API-071'] } }, async () => {
  await add(bea.name);
  const { body } = await call('POST /contacts/addfacebookcontacts', { signed: 'x' } as never, ada.token);
  expect(body).toEqual({ isSuccess: true, contacts: [asContact(bea)] });
});

test('removes a contact who deletes the character', async () => {
  await add(bea.name);
  await database.run({ name: 'test-leave', text: 'delete from characters where id = $1' }, [bea.characterId]);
  expect(await contactsOf()).toEqual([]);
});

test('adds one contact and blocks one player for sixteen duplicate requests, with equal replies', async () => {
  const sixteen = <Reply>(ask: () => Promise<Reply>) => Promise.all(Array.from({ length: 16 }, ask));
  for (const { isSuccess } of await sixteen(() => add(bea.name))) expect(isSuccess).toBe(true);
  expect(await contactsOf()).toHaveLength(1);
  const blocks = await sixteen(() => block(bea.name, ada));
  expect(new Set(blocks.map((body) => JSON.stringify(body))).size).toBe(1);
  expect((await call('GET /extra/company', {}, ada.token)).body.blocked).toEqual([asContact(bea)]);
});

test('hides a blocker from the blocked player as if the blocker had left, without a notification', async () => {
  await add(bea.name, ada);
  await add(ada.name, bea);
  expect(await block(ada.name, bea)).toMatchObject({ isSuccess: true, blocked: asContact(ada) });

  expect(await contactsOf(ada)).toEqual([]);
  expect(await contactsOf(bea)).toEqual([]);
  for (const name of [bea.name, bea.userName]) expect(await add(name, ada)).toEqual(nobody(name));
  // They cannot block the blocker either, since that would reveal the block.
  expect(await block(bea.name, ada)).toEqual(nobody(bea.name));
  expect((await call('GET /extra/company', {}, ada.token)).body.blocked).toEqual([]);
  expect(await add(ada.name, bea)).toMatchObject({
    isSuccess: false,
    message: expect.stringContaining('have blocked'),
  });
  expect(await deps.socialPermissions.hasBlocked(bea.characterId, ada.characterId)).toBe(true);
  expect(await deps.socialPermissions.hasBlocked(ada.characterId, bea.characterId)).toBe(false);

  expect((await unblock(ada.characterId, bea)).body).toMatchObject({ isSuccess: true });
  expect(await contactsOf(ada)).toEqual([]);
  expect(await add(bea.name, ada)).toMatchObject({ isSuccess: true });
});

test('hides a blocker’s profile and journal from the blocked player, but not from visitors', async () => {
  const show = async (whose: TestPlayer, { token }: { readonly token?: string } = {}) =>
    (await call('GET /profile', { characterName: whose.name }, token)) as { status: number; body: object };
  const read = async (whose: TestPlayer, { token }: { readonly token?: string }) =>
    (await call('GET /journal', { characterName: whose.name }, token)).status;
  await call('POST /character/profileprivacy/:value', { value: false }, bea.token);
  expect((await show(bea, ada)).body).toMatchObject({ id: bea.characterId, isContact: false, isBlocked: false });
  await add(bea.name);
  expect((await show(bea, ada)).body).toMatchObject({ isContact: true });
  expect((await show(ada, ada)).body).not.toHaveProperty('isContact');
  expect((await show(bea)).body).not.toHaveProperty('isContact');

  await block(ada.userName, bea);
  expect([(await show(bea, ada)).status, await read(bea, ada)]).toEqual([404, 404]);
  expect([(await show(bea)).status, await read(bea, {})]).toEqual([200, 200]);
  expect((await show(ada, bea)).body).toMatchObject({ id: ada.characterId, isContact: false, isBlocked: true });
});

test('never leaves a contact behind when one player adds and the other blocks at the same moment', async () => {
  for (let round = 0; round < 10; round++) {
    await Promise.all([add(bea.name, ada), block(ada.name, bea)]);
    expect([await contactsOf(ada), await contactsOf(bea)]).toEqual([[], []]);
    await unblock(ada.characterId, bea);
  }
});

test('admits players who take invitations; not after a block, nor non-contacts who allow contacts only', async () => {
  const admitting = async () => [
    ...(await deps.socialPermissions.admitting(ada.characterId, [bea.characterId, ada.characterId, 0])),
  ];
  expect(await admitting()).toEqual([bea.characterId]);
  await call('POST /extra/company', { contactsOnly: true }, bea.token);
  expect(await admitting()).toEqual([]);
  await add(ada.name, bea);
  expect(await admitting()).toEqual([bea.characterId]);
  await block(bea.name, ada);
  expect(await admitting()).toEqual([]);
});

test('suggests only players who agreed, take invitations, are no contacts yet and are not blocked', async () => {
  const suggested = async () => (await deps.contacts.suggestions(ada.characterId, 1000)).map(({ id }) => id);
  expect(await suggested()).not.toContain(bea.characterId);
  expect((await call('POST /extra/company', { canBeSuggested: true }, bea.token)).body).toEqual({
    isSuccess: true,
    message: 'Your settings are saved.',
    contactsOnly: false,
    canBeSuggested: true,
  });
  expect(await suggested()).toContain(bea.characterId);
  await call('POST /extra/company', { canBeSuggested: true }, ada.token);
  expect(await suggested()).not.toContain(ada.characterId);

  await call('POST /extra/company', { contactsOnly: true }, bea.token);
  expect(await suggested()).not.toContain(bea.characterId);
  await call('POST /extra/company', { contactsOnly: false }, bea.token);
  await add(bea.name);
  expect(await suggested()).not.toContain(bea.characterId);
  await block(ada.name, bea);
  expect(await suggested()).not.toContain(bea.characterId);
});

test('leaves omitted settings unchanged', async () => {
  await call('POST /extra/company', { contactsOnly: true }, ada.token);
  await call('POST /extra/company', { canBeSuggested: true }, ada.token);
  await call('POST /extra/company', {}, ada.token);
  expect((await call('GET /extra/company', {}, ada.token)).body).toEqual({
    isSuccess: true,
    contactsOnly: true,
    canBeSuggested: true,
    blocked: [],
  });
});

test('allows at most 500 contacts and 500 blocked players', async () => {
  const people = {
    name: 'test-people',
    text: `with made as (insert into accounts (user_name, user_name_key, password_hash)
        select 'crowd ' || n, 'crowd ' || n, 'x' from generate_series(1, $1::int) n returning id),
      lives as (insert into characters (version, state, schema_version) select 0, '{}', 1 from made returning id),
      numbered as (select id, row_number() over (order by id) as at from lives)
      insert into roster (character_id, account_id, name, name_key)
      select numbered.id, made.id, 'Crowd ' || at, 'crowd member ' || at from numbered
      join (select id, row_number() over (order by id) as at from made) as made using (at) returning character_id as id`,
  };
  const crowd = await database.run<{ id: number }>(people, [maxContacts]);
  const ids = crowd.map(({ id }) => id);
  const fill = (table: string, column: string) =>
    database.run(
      {
        name: `test-fill-${table}`,
        text: `insert into ${table} (character_id, ${column}) select $1, unnest($2::bigint[])`,
      },
      [ada.characterId, ids],
    );
  await fill('contacts', 'contact_id');
  await fill('blocks', 'blocked_id');
  expect(await add(bea.name)).toMatchObject({ isSuccess: false, message: expect.stringContaining('500 contacts') });
  expect(await block(bea.name, ada)).toMatchObject({
    isSuccess: false,
    message: expect.stringContaining('500 people'),
  });
});
