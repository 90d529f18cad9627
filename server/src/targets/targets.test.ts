import { aWorld, ids } from '@underhall/engine/testing';
import { beforeEach, expect, test } from 'vitest';
import { aPlayer, type TestPlayer } from '../testing/a-player.ts';
import { aServer } from '../testing/a-server.ts';

const { watchful, secret } = ids;
const server = await aServer({
  pack: aWorld({
    branch: { needs: [{ kind: 'level', quality: secret, atLeast: 4 }], pays: [{ quality: ids.favour, level: 2 }] },
    pack: {
      start: { area: ids.quay, qualities: [{ quality: watchful, level: 3 }], restrictions: [], faces: ['beardy'] },
    },
  }).pack,
});
const { call, deps, database } = server;
let player: TestPlayer;
beforeEach(async () => {
  player = await aPlayer(server);
});

const targets = async (token = player.token) => (await call('GET /extra/targets', {}, token)).body.targets;
const want = async (qualityId: number, target: number, key?: string) =>
  (await call('POST /extra/targets', { qualityId, target }, player.token, key)).body;

test('a target has name, current level and wanted level, and can be changed and removed', async () => {
  const wanted = { qualityId: watchful, name: expect.any(String), image: expect.any(String), level: 3, target: 8 };
  expect(await targets()).toEqual([]);
  expect(await want(watchful, 8)).toEqual({ isSuccess: true, targets: [wanted], most: 10 });
  expect(await want(watchful, 9)).toEqual({ isSuccess: true, targets: [{ ...wanted, target: 9 }], most: 10 });
  expect(await targets()).toEqual([{ ...wanted, target: 9 }]);
  const undo = { id: expect.any(Number), kind: 'target', remainingMs: expect.any(Number) };
  expect(await want(watchful, 0)).toEqual({ isSuccess: true, targets: [], most: 10, undo });
  expect(await want(watchful, 0)).toEqual({ isSuccess: true, targets: [], most: 10, undo });
  expect(await targets()).toEqual([]);
});

test('refuses qualities that are not on the sheet, and invalid levels', async () => {
  for (const id of [secret, 987_654, -1]) {
    expect(await want(id, 5), String(id)).toMatchObject({
      isSuccess: false,
      message: expect.stringContaining('you have'),
    });
  }
  for (const level of [-1, 2 ** 31]) {
    expect(await want(watchful, level)).toMatchObject({
      isSuccess: false,
      message: expect.stringContaining('whole number'),
    });
  }
  expect(await targets()).toEqual([]);
});

test('a locked branch shows its required level, which can be a target before the player has any', async () => {
  const { body } = await call('POST /storylet/begin', { eventId: ids.lamplighter }, player.token);
  const asked = body.storylet?.childBranches[0]?.qualityRequirements ?? [];
  expect(asked.map(({ qualityId, wantedLevel }) => [qualityId, wantedLevel])).toEqual([
    [secret, 4],
    [ids.favour, 2],
  ]);
  expect(await want(secret, 4)).toMatchObject({ targets: [{ qualityId: secret, level: 0, target: 4 }] });
  await call('POST /storylet/goback', {}, player.token);
  expect(await want(secret, 6)).toMatchObject({ targets: [{ qualityId: secret, level: 0, target: 6 }] });
  expect(await want(ids.favour, 2)).toMatchObject({ isSuccess: false });
});

test('only their owner sees targets, and they are not in the character', async () => {
  const before = await deps.characters.load(player.characterId);
  await want(watchful, 8);
  expect(await deps.characters.load(player.characterId)).toEqual({ ...before, now: expect.any(Number) });
  const other = await aPlayer(server);
  expect(await targets(other.token)).toEqual([]);
  await call('POST /extra/targets', { qualityId: watchful, target: 0 }, other.token);
  expect(await targets()).toHaveLength(1);
});

test('a target whose quality has left the world is stored but hidden', async () => {
  await database.commit([deps.targets.setting(player.characterId, { quality: 987_654, level: 5 })]);
  expect(await targets()).toEqual([]);
  expect(await want(watchful, 8)).toMatchObject({ targets: [{ qualityId: watchful }] });
});

test('sixteen identical targets are stored once; a late duplicate does not restore a removed target', async () => {
  const answers = await Promise.all(Array.from({ length: 16 }, () => want(watchful, 8, 'one press')));
  expect(new Set(answers.map((body) => JSON.stringify(body))).size).toBe(1);
  expect(await targets()).toHaveLength(1);
  await want(watchful, 0);
  await want(watchful, 8, 'one press');
  expect(await targets()).toEqual([]);
});
