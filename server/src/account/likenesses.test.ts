import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { adminCommands } from '../admin/admin-commands.ts';
import { openAdmin } from '../admin/open-admin.ts';
import { anAccount, aPlayer, password } from '../testing/a-player.ts';
import { aServer } from '../testing/a-server.ts';
import { fillLikenesses, fillNewLikenesses } from './likeness-store.ts';

const server = await aServer();
const { call, database, deps } = server;

const unique = () => randomBytes(4).toString('hex').replace(/[01]/g, '2');
const register = async (userName: string) => {
  const emailAddress = `${unique()}@example.org`;
  return (await call('POST /register/emailregisteruser', { userName, emailAddress, password })).body;
};
const create = async (token: string, userName: string) =>
  (await call('POST /register/createcharacter', { userName, gender: 'Lady', avatar: 'beardy' }, token)).body;
const taken = { isSuccess: false, message: expect.stringContaining('taken') };

test('refuses a username that looks like another, and a new name of a character that does', async () => {
  const [end, body] = [unique(), unique()];
  expect(await register(`Mam ${end}`)).toMatchObject({ isSuccess: true });
  expect(await register(`Marn ${end}`)).toMatchObject({ userNameErrorMessage: expect.stringContaining('taken') });
  const [first, second] = [await anAccount(server), await anAccount(server)];
  expect(await create(first.token, `Ida ${body}`)).toMatchObject({ isSuccess: true });
  expect(await create(second.token, `lda ${body}`)).toMatchObject(taken);
  // Usernames and names of characters are not compared with each other.
  expect(await create(second.token, `Marn ${end}`)).toMatchObject({ isSuccess: true });
});

test('of two simultaneous claims of one likeness, one is refused', async () => {
  const end = unique();
  const replies = await Promise.all([`Ida ${end}`, `lda ${end}`, `1da ${end}`, `IDA ${end}`].map(register));
  expect(replies.filter(({ isSuccess }) => isSuccess)).toHaveLength(1);
});

test('frees the old likeness on a change, and lets players respell their own name', async () => {
  const end = unique();
  const one = await register(`Ida ${end}`);
  const rename = async (name: string, token: string) =>
    (
      await server.app.inject({
        method: 'POST',
        url: '/api/settings/username',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        payload: JSON.stringify(name),
      })
    ).json();
  expect(await rename(`lda ${end}`, one.jwt)).toMatchObject({ isSuccess: true });
  const other = await anAccount(server);
  expect(await rename(`IDA ${end}`, other.token)).toMatchObject(taken);
  await database.run({ name: 'test-not-renamed', text: 'update accounts set renamed_at = null' });
  expect(await rename(`Someone ${end}`, one.jwt)).toMatchObject({ isSuccess: true });
  expect(await rename(`IDA ${end}`, other.token)).toMatchObject({ isSuccess: true });
});

test('names that looked alike before keep working, nobody takes a third, and a command lists them', async () => {
  const end = unique();
  const [one, two] = [await aPlayer(server), await aPlayer(server)];
  const naming = {
    name: 'test-older-name',
    text: 'update roster set name = $2::text, name_key = lower($2::text) where character_id = $1',
  };
  await database.run(naming, [one.characterId, `Ida o${end}`]);
  await database.run(naming, [two.characterId, `lda o${end}`]);
  await database.run({ name: 'test-no-likenesses', text: 'truncate account_likenesses, character_likenesses' });
  await fillNewLikenesses(database);
  await fillLikenesses(database);

  for (const [name, player] of [[`Ida o${end}`, one] as const, [`lda o${end}`, two] as const])
    expect((await call('GET /profile', { characterName: name })).body.profileCharacter.userName).toBe(player.userName);
  const third = await anAccount(server);
  expect(await create(third.token, `Ida 0${end}`)).toMatchObject(taken);
  const command = adminCommands.find(({ name }) => name === 'alike');
  const told =
    command?.kind === 'look'
      ? await command.run(openAdmin(database, { ...deps, describeChange: () => [] }), {})
      : undefined;
  expect(told?.lines).toContain(`characters: Ida o${end} (${one.characterId}), lda o${end} (${two.characterId})`);
});
