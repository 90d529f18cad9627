import { garments, ids, qualitiesOf } from '@underhall/engine/testing';
import { beforeEach, expect, test } from 'vitest';
import { aDressingRoom, pawnTicket, photographBranch, photographer } from '../testing/a-dressing-room.ts';
import { aPlayer, type TestPlayer } from '../testing/a-player.ts';
import { changeCharacter } from '../testing/changed-character.ts';

const { bowler, bonnet, coat, curse, exact, stone } = garments;
const server = await aDressingRoom();
const { app, call } = server;
let player: TestPlayer;
beforeEach(async () => {
  player = await aPlayer(server);
});

/** Sends a request like a browser, without a token by default. */
const get = async (path: string, token?: string) => {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const answer = await app.inject({ url: `/api${path}`, headers });
  return { status: answer.statusCode, body: answer.json() };
};
const byName = (name: string) => `/profile?characterName=${encodeURIComponent(name)}`;
const shown = async () => (await get(byName(player.name))).body;
const flaunt = async (place: 'mantelpiece' | 'scrapbook', id: number, key?: string) =>
  (await call(`POST /character/${place}/:id`, { id }, player.token, key)).body;
const describe = async (newDescription: string, key?: string) =>
  (await call('POST /profile/update', { newDescription }, player.token, key)).body;
const keepPrivate = async (value: boolean, key?: string) =>
  (await call('POST /character/profileprivacy/:value', { value }, player.token, key)).body;
const refused = { isSuccess: false, message: expect.any(String) };

test('shows a visitor the character’s name, place, clothes and description by the world', {
  meta: { rows: ['C-API-072', 'C-PROFILE-002', 'C-PROFILE-014', 'C-PROFILE-015'] },
}, async () => {
  await changeCharacter(server, player.characterId, () => ({ worn: { Hat: bowler, Burden: curse } }));
  const { status, body } = await get(byName(player.name));
  expect(status).toBe(200);
  expect(body).toEqual({
    isSuccess: true,
    characterName: player.name,
    profileName: player.name,
    profileDescription: '',
    profileBanner: expect.any(String),
    currentArea: { name: expect.any(String), description: expect.any(String) },
    isLoggedInUsersProfile: false,
    hasFavouredOutfit: false,
    outfitName: 'Casual',
    standardEquippedPossessions: [expect.objectContaining({ id: bowler, name: 'Bowler' })],
    profileCharacter: {
      name: player.name,
      userName: player.userName,
      description: expect.stringContaining('newly arrived'),
      avatarImage: 'beardy',
      journalIsPrivate: true,
    },
  });
});

test('marks a profile as the reader’s own, found with and without a name', {
  meta: { rows: ['C-PROFILE-021'] },
}, async () => {
  const other = await aPlayer(server);
  const isOwn = async (path: string, token: string) => (await get(path, token)).body.isLoggedInUsersProfile;

  expect(await isOwn(byName(player.name), player.token)).toBe(true);
  expect(await isOwn('/profile', player.token)).toBe(true);
  expect(await isOwn(byName(player.name), other.token)).toBe(false);
  expect(await isOwn(byName(player.name), 'no token')).toBe(false);
  expect((await get('/profile')).status).toBe(401);
});

test('finds a profile in any case, and ignores an entry’s number in path, query or name', async () => {
  const name = encodeURIComponent(player.name);
  for (const path of [
    byName(player.name.toUpperCase()),
    `/profile/7?characterName=${name}`,
    `/profile?characterName=${name}&fromEchoId=7`,
    `/profile?characterName=${name}/7`,
    `/profile/7?CHARACTERNAME=${name}`,
  ]) {
    expect((await get(path)).body.profileName, path).toBe(player.name);
  }
});

test('answers no profile at an address under /profile that is no entry’s number', async () => {
  for (const word of ['shares', 'word', '7a', '-7', '7.5'])
    expect(await get(`/profile/${word}?characterName=${player.name}`), word).toMatchObject({ status: 404 });
  expect(await get('/profile?characterName=')).toMatchObject({ status: 401 });
});

test('returns 404 for an unknown profile', async () => {
  for (const name of ['Nobody At All', ' ', '\u0000', '%', "' or 1=1"]) {
    expect(await get(byName(name)), name).toMatchObject({ status: 404, body: refused });
  }
});

test('replaces the description with plain text of at most 150 characters', {
  meta: { rows: ['C-API-073', 'C-PROFILE-022', 'C-PROFILE-024'] },
}, async () => {
  expect(await describe(' <b>Late</b>  & loud ')).toMatchObject({ isSuccess: true });
  expect(await describe('Late\u0000')).toEqual(refused);
  expect((await shown()).profileDescription).toBe('<b>Late</b> & loud');
  const { body } = await call('GET /character/myself', {}, player.token);
  expect(body.character.description).toBe('&lt;b&gt;Late&lt;/b&gt; &amp; loud');
  expect(await describe('é'.repeat(150))).toMatchObject({ isSuccess: true });
  expect(await describe('é'.repeat(151))).toEqual(refused);
  expect((await shown()).profileDescription).toBe('é'.repeat(150));
  await describe('');
  expect((await shown()).profileDescription).toBe('');
});

test('displays a thing and a trait on the profile for as long as the character owns them', {
  meta: { rows: ['C-API-032', 'C-API-033', 'C-PROFILE-001', 'C-PROFILE-025'] },
}, async () => {
  await changeCharacter(server, player.characterId, ({ qualities }) => ({ worn: { Hat: bowler }, qualities }));
  expect(await flaunt('mantelpiece', stone)).toMatchObject({ isSuccess: true, mantelpieceItem: { id: stone } });
  expect(await flaunt('scrapbook', exact)).toMatchObject({ isSuccess: true, scrapbookStatus: { id: exact } });
  const expected = {
    mantelpieceItemId: stone,
    mantelpieceItem: { id: stone, nameAndLevel: '1 x Stone' },
    scrapbookStatusId: exact,
    scrapbookStatus: { id: exact },
  };
  expect((await shown()).profileCharacter).toMatchObject(expected);
  const { body } = await call('GET /character/myself', {}, player.token);
  expect(body.character).toMatchObject(expected);

  await changeCharacter(server, player.characterId, ({ qualities }) => ({
    worn: {},
    qualities: { ...qualities, ids: [], levels: [], points: [] },
  }));
  for (const field of Object.keys(expected)) expect((await shown()).profileCharacter).not.toHaveProperty(field);
});

test('refuses to display a missing quality or one of the wrong nature; 0 clears the place', async () => {
  await flaunt('mantelpiece', stone);
  for (const id of [999, exact, 2 ** 50]) expect(await flaunt('mantelpiece', id), `${id}`).toEqual(refused);
  expect(await flaunt('scrapbook', stone)).toEqual(refused);
  expect(await flaunt('scrapbook', exact)).toEqual(refused);
  expect((await shown()).profileCharacter).toMatchObject({ mantelpieceItemId: stone });
  expect(await flaunt('mantelpiece', 0)).toMatchObject({ isSuccess: true });
  expect((await shown()).profileCharacter).not.toHaveProperty('mantelpieceItem');
});

test('refuses to display a quality that the world excludes, and says so on the possession', async () => {
  const qualities = qualitiesOf({ [pawnTicket]: 1, [stone]: 1 });
  await changeCharacter(server, player.characterId, () => ({ qualities }));
  expect(await flaunt('mantelpiece', pawnTicket)).toEqual(refused);
  const { possessions } = (await call('GET /character/myself', {}, player.token)).body;
  const flauntable = possessions
    .flatMap((group) => group.possessions)
    .map(({ id, isFlauntable }) => [id, isFlauntable]);
  expect(flauntable).toContainEqual([pawnTicket, false]);
  expect(flauntable).toContainEqual([stone, undefined]);
});

test('grants an outfit, a frame and a banner by an outcome, and shows them to others', {
  meta: { rows: ['C-OUTFIT-006', 'C-PROFILE-004'] },
}, async () => {
  const story = { phase: 'In', storylet: photographer, since: 1 } as const;
  await changeCharacter(server, player.characterId, () => ({ story }));
  const { body } = await call('POST /storylet/choosebranch', { branchId: photographBranch }, player.token);
  const lines = (body.messages ?? []).map(({ message }) => message);
  expect(lines).toContain("You have another outfit: <span class='quality-name'>Lent &amp; Returned</span>.");
  expect(lines).toContain('Your profile shows your face in another frame.');
  expect(lines).toContain('Your profile has another banner.');
  expect(body.hasUpdatedCharacter).toBe(true);
  const given = { id: 2, name: 'Lent & Returned', type: 'GivenInGame', selected: false };
  expect((await call('GET /outfit', {}, player.token)).body.outfits).toContainEqual(given);
  expect(await shown()).toMatchObject({ profileBanner: 'assize', profileCharacter: { frameImage: 'jet' } });
});

test('shows the favourite outfit instead of worn clothes, without missing items', async () => {
  const gone = { id: 3, name: 'Mourning', type: 'Purchased', isFavourite: true } as const;
  await changeCharacter(server, player.characterId, () => ({
    worn: { Hat: bowler },
    outfits: [{ ...gone, worn: { Hat: bonnet, Clothing: coat, Boots: 999 } }],
  }));
  const { hasFavouredOutfit, outfitName, standardEquippedPossessions } = await shown();

  expect([hasFavouredOutfit, outfitName]).toEqual([true, 'Mourning']);
  expect(standardEquippedPossessions.map(({ id }: { id: number }) => id)).toEqual([bonnet, coat]);
});

test('changes only the caller’s own profile', async () => {
  await describe('mine');
  const owner = player;
  player = await aPlayer(server);
  await describe('theirs');
  await flaunt('mantelpiece', stone);
  player = owner;
  expect(await shown()).toMatchObject({ profileDescription: 'mine' });
  expect((await shown()).profileCharacter).not.toHaveProperty('mantelpieceItem');
});

test('shows the current area on the profile', async () => {
  const before = (await shown()).currentArea;
  await changeCharacter(server, player.characterId, () => ({ area: ids.square }));
  expect((await shown()).currentArea).not.toEqual(before);
});

test('makes a change once for sixteen duplicate requests, and sends the same reply to all', async () => {
  await changeCharacter(server, player.characterId, () => ({ worn: { Hat: bowler } }));
  for (const send of [
    () => describe('Late.', 'words'),
    () => flaunt('mantelpiece', stone, 'thing'),
    () => flaunt('scrapbook', exact, 'trait'),
    () => keepPrivate(false, 'door'),
  ]) {
    const answers = await Promise.all(Array.from({ length: 16 }, send));
    expect(new Set(answers.map((body) => JSON.stringify(body))).size).toBe(1);
    expect(answers[0]).toMatchObject({ isSuccess: true });
  }
  expect(await shown()).toMatchObject({
    profileDescription: 'Late.',
    profileCharacter: { mantelpieceItemId: stone, scrapbookStatusId: exact, journalIsPrivate: false },
  });
});

test('repeats the reply to a late retry, and does not restore the old value', async () => {
  const first = [await describe('Late.', '1'), await flaunt('mantelpiece', stone, '2'), await keepPrivate(false, '3')];
  await describe('Early.');
  await flaunt('mantelpiece', 0);
  await keepPrivate(true);
  await changeCharacter(server, player.characterId, () => ({ qualities: qualitiesOf({}) }));
  expect([
    await describe('Late.', '1'),
    await flaunt('mantelpiece', stone, '2'),
    await keepPrivate(false, '3'),
  ]).toEqual(first);
  const { profileDescription, profileCharacter } = await shown();
  expect([profileDescription, profileCharacter.journalIsPrivate]).toEqual(['Early.', true]);
  await changeCharacter(server, player.characterId, () => ({ qualities: qualitiesOf({ [stone]: 1 }) }));
  expect((await shown()).profileCharacter).not.toHaveProperty('mantelpieceItem');
});

test('refuses a used key for another change, and does not store the description with the key', async () => {
  await describe('Between ourselves.', 'used');
  expect(await describe('Something else.', 'used')).toEqual(refused);
  expect(await keepPrivate(false, 'used')).toEqual(refused);
  expect(await shown()).toMatchObject({
    profileDescription: 'Between ourselves.',
    profileCharacter: { journalIsPrivate: true },
  });
  const kept = await server.database.run<{ row: string }>({
    name: 'test-commands',
    text: 'select to_jsonb(t)::text as row from account_commands t',
  });
  expect(kept.some(({ row }) => row.includes('describe'))).toBe(true);
  expect(kept.filter(({ row }) => row.includes('Between ourselves'))).toEqual([]);
});
