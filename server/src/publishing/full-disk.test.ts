import { randomBytes } from 'node:crypto';
import { worldPieceBytes } from '@underhall/contract/limits';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../db/connection.ts';
import { aDataFolder, inAnotherProcess } from '../db/embedded/testing.ts';
import { migrate } from '../db/migrate.ts';
import { aBusyPack } from '../testing/a-busy-world.ts';
import { aPlayer } from '../testing/a-player.ts';
import { aVersion } from '../testing/a-published-world.ts';
import { aPublishToken, piecesOf } from '../testing/a-publisher.ts';
import { aServer } from '../testing/a-server.ts';

/** PostgreSQL needs 16 for a file of its log. */
const maxFileMegabytes = 17;
const refusal = {
  status: 503,
  body: {
    message: expect.stringMatching(/^The database of the game takes no changes at the moment\. Nothing is lost;/),
  },
};

/** A game with a live version and another compiled one, on a database whose files cannot grow beyond a limit. */
async function aGame() {
  const connection = await inAnotherProcess(await aDataFolder(), { maxFileMegabytes }).ready;
  await migrate(connection);
  const database = await openDatabase(connection, 4);
  onTestFinished(() => database.close());
  const server = await aServer({ database, pack: aBusyPack(), options: { logLevel: 'silent' } });
  const run = (text: string, values: readonly unknown[] = []) => database.run({ name: '', text }, values);
  const [live, next] = [await aVersion(database, aBusyPack()), await aVersion(database, aBusyPack())];
  await run('update world_switch set live = $1', [live]);
  return { server, live, next, run, seen: async () => (await run('select live, candidate from world_switch'))[0] };
}
type Game = Awaited<ReturnType<typeof aGame>>;

/** Fills the file of the ledger, to the last row that fits. */
async function fillLedger({ run }: Game, characterId: number): Promise<void> {
  await run('create sequence test_filling start 1000');
  for (const [rows, length] of [
    [1000, 900],
    [1, 1],
  ]) {
    const adding = `insert into ledger (character_id, version, choice, world, seed, at, changes)
      select $1, nextval('test_filling'), repeat('x', ${length}), '', 0, now(), '[]' from generate_series(1, ${rows})`;
    await expect(repeatForever(() => run(adding, [characterId]))).rejects.toThrow('the database refuses writes');
  }
}

async function repeatForever(run: () => Promise<unknown>): Promise<never> {
  for (;;) await run();
}

test('on a full disk a publish and turns fail with a sentence, and change nothing until there is room', async () => {
  const game = await aGame();
  const { server, live, next, run, seen } = game;
  const token = await aPublishToken(server, 'ada');
  const [player, filler] = [await aPlayer(server), await aPlayer(server)];
  const load = () => server.deps.characters.load(player.characterId);
  await server.call('POST /storylet/begin', { eventId: 42 }, player.token);
  const choose = () => server.call('POST /storylet/choosebranch', { branchId: 32 }, player.token, 'one choice');
  const goLive = () => server.call('POST /extra/publishing/golive', { version: next }, token);
  const upload = (content: Buffer) =>
    server.call('POST /extra/publishing/upload', { pieces: piecesOf({ 'pictures/a.png': content }) }, token);
  const stored = await load();

  await fillLedger(game, filler.characterId);
  let sent = 0;
  let last = await upload(randomBytes(worldPieceBytes));
  for (; last.status === 200 && sent < 2 * maxFileMegabytes; sent++) last = await upload(randomBytes(worldPieceBytes));
  for (const answer of [last, await choose()]) expect(answer).toMatchObject(refusal);
  expect(await seen()).toEqual({ live, candidate: null });
  const now = await load();
  expect([now?.character, now?.version]).toEqual([stored?.character, stored?.version]);

  for (const table of ['ledger', 'world_file_pieces']) await run(`truncate ${table} cascade`);
  for (const answer of [await choose(), await choose(), await goLive(), await upload(randomBytes(worldPieceBytes))])
    expect(answer.body).toMatchObject({ isSuccess: true });
  expect((await load())?.version).toBe((stored?.version ?? 0) + 1);
  expect(await seen()).toEqual({ live: next, candidate: null });
});
