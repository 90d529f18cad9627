import { expect, test } from 'vitest';
import { aBusyPack } from '../testing/a-busy-world.ts';
import { aDisk } from '../testing/a-disk.ts';
import { aPlayer } from '../testing/a-player.ts';
import { aVersion } from '../testing/a-published-world.ts';
import { aPublishToken, filesOf, piecesOf } from '../testing/a-publisher.ts';
import { aServer } from '../testing/a-server.ts';
import { aDatabase } from '../testing/database.ts';

/** A game with a live version, another one that is compiled, and a disk that can be filled. */
async function aGame() {
  const database = await aDatabase();
  const server = await aServer({ database, pack: aBusyPack(), options: { logLevel: 'silent' } });
  const [live, next] = [await aVersion(database, aBusyPack()), await aVersion(database, aBusyPack())];
  await database.run({ name: 'test-live', text: 'update world_switch set live = $1' }, [live]);
  return {
    ...{ server, live, next },
    ...(await aDisk(database)),
    seen: async () => (await database.run({ name: '', text: 'select live, candidate from world_switch' }))[0],
  };
}

test('on a full disk a publish and turns fail with a sentence, and change nothing until there is room', async () => {
  const { server, live, next, fill, empty, seen } = await aGame();
  const token = await aPublishToken(server, 'ada');
  const player = await aPlayer(server);
  const load = () => server.deps.characters.load(player.characterId);
  await server.call('POST /storylet/begin', { eventId: 42 }, player.token);
  const choose = () => server.call('POST /storylet/choosebranch', { branchId: 32 }, player.token, 'one choice');
  const [before, stored] = [await seen(), await load()];
  const pieces = piecesOf({ 'pack.story': '# A World' });
  const upload = () => server.call('POST /extra/publishing/upload', { pieces }, token);
  const goLive = () => server.call('POST /extra/publishing/golive', { version: next }, token);

  await fill();
  for (const send of [upload, goLive, choose]) {
    const { status, body } = await send();
    expect([status, body.message]).toEqual([
      503,
      expect.stringContaining('The database of the game takes no changes at the moment. Nothing is lost;'),
    ]);
  }
  expect(await seen()).toEqual(before);
  expect(before).toMatchObject({ live: live, candidate: null });

  await empty();
  const now = await load();
  expect([now?.character, now?.version]).toEqual([stored?.character, stored?.version]);
  expect((await choose()).body).toMatchObject({ isSuccess: true });
  expect((await choose()).body).toMatchObject({ isSuccess: true });
  expect((await load())?.version).toBe((stored?.version ?? 0) + 1);
  expect((await upload()).body).toMatchObject({ isSuccess: true });
  expect(
    (await server.call('POST /extra/publishing/begin', { files: filesOf({ 'pack.story': '# A World' }) }, token)).body,
  ).toMatchObject({
    missing: [],
  });
  expect((await goLive()).body).toEqual({ isSuccess: true });
  expect(await seen()).toMatchObject({ live: next, candidate: null });
});
