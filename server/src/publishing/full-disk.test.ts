import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { clientConfig } from '../db/connection.ts';
import { aBusyPack } from '../testing/a-busy-world.ts';
import { aPlayer } from '../testing/a-player.ts';
import { aVersion } from '../testing/a-published-world.ts';
import { aPublishToken, filesOf, piecesOf } from '../testing/a-publisher.ts';
import { aServer } from '../testing/a-server.ts';
import { aConnection, aDatabase } from '../testing/database.ts';

const everyTable = `select format('%I', relname) as name from pg_class
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition`;

/** A game with a live version, another one that is compiled, and a disk that can be filled. */
async function aGame() {
  const connection = await aConnection();
  const database = await aDatabase(connection);
  const server = await aServer({ database, pack: aBusyPack(), options: { logLevel: 'silent' } });
  const [live, next] = [await aVersion(database, aBusyPack()), await aVersion(database, aBusyPack())];
  await database.run({ name: 'test-live', text: 'update world_switch set live = $1' }, [live]);
  const operator = new Client(clientConfig(connection));
  await operator.connect();
  onTestFinished(() => operator.end());
  const { rows: tables } = await operator.query<{ name: string }>(everyTable);
  const onEach = (statement: (table: string) => string) =>
    operator.query(tables.map(({ name }) => statement(name)).join(';'));
  // The error of PostgreSQL when it cannot extend a file.
  await operator.query(`create function refuse() returns trigger language plpgsql as $$
    begin raise exception 'could not extend file: No space left on device' using errcode = 'disk_full'; end $$`);
  return {
    ...{ server, live, next },
    fill: () =>
      onEach((table) => `create trigger full_disk before insert or update on ${table} execute function refuse()`),
    empty: () => onEach((table) => `drop trigger full_disk on ${table}`),
    seen: async () => (await operator.query('select live, candidate from world_switch')).rows[0],
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
    expect([status, body.message]).toEqual([503, expect.stringContaining('Nothing is lost; please try again')]);
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
