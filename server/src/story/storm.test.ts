import { openPack, type Pack } from '@underhall/engine';
import { compileWorld } from '@underhall/language';
import { expect, test } from 'vitest';
import { aPlayer, type TestPlayer } from '../testing/a-player.ts';
import { aServer, worldFolder } from '../testing/a-server.ts';

const server = await aServer();
const { call } = server;

test.each([1, 2, 3, 4, 5])(
  'the same choice sent sixteen times at once has one effect and sixteen equal answers (%i)',
  async () => {
    const { token, characterId } = await aPlayer(server);
    const { branches } = await atTheHatch(token);
    const sent = Array.from({ length: 16 }, () =>
      call('POST /storylet/choosebranch', { branchId: branches[0] ?? 0 }, token),
    );
    const answers = (await Promise.all(sent)).map(({ body }) => JSON.stringify(body));

    expect(new Set(answers).size).toBe(1);
    expect(JSON.parse(answers[0] ?? '')).toMatchObject({ phase: 'End', actions: 19 });
    expect(await choicesOf(characterId)).toEqual([
      'onwards',
      expect.stringMatching(/^branch/),
      'onwards',
      expect.stringMatching(/^begin/),
      `branch ${branches[0]}`,
    ]);
    const again = await call('POST /storylet/choosebranch', { branchId: branches[0] ?? 0 }, token);
    expect(JSON.stringify(again.body)).toBe(answers[0]);
  },
);

test.each([1, 2, 3, 4, 5])('two choices at once never both spend the last action (%i)', async () => {
  const player = await aPlayer(server);
  const { branches } = await atTheHatch(player.token);
  await leaveActions(player, 1);

  const [first, second] = [branches[0] ?? 0, branches[2] ?? 0];
  const sent = Array.from({ length: 8 }, (_, i) =>
    call('POST /storylet/choosebranch', { branchId: i % 2 ? first : second }, player.token),
  );
  const answers = await Promise.all(sent);

  const endedIn = answers.filter(({ body }) => body.phase === 'End').map(({ body }) => body.endStorylet?.event.id);
  expect(new Set(endedIn).size).toBe(1);
  const { body } = await call('GET /character/actions', {}, player.token);
  expect(body.actions).toBe(0);
  const paid = (await choicesOf(player.characterId)).filter((choice) =>
    [first, second].map((id) => `branch ${id}`).includes(choice),
  );
  expect(paid).toHaveLength(1);
});

test('Onwards, begin and back, sent sixteen times at once, each end in one state', async () => {
  const { token } = await aPlayer(server);
  const { branches } = await atTheHatch(token);
  await call('POST /storylet/choosebranch', { branchId: branches[0] ?? 0 }, token);

  const looks = await Promise.all(Array.from({ length: 16 }, () => call('POST /storylet', {}, token)));
  expect(new Set(looks.map(({ body }) => JSON.stringify({ ...body, elapsed: 0 }))).size).toBe(1);
  const eventId = looks[0]?.body.storylets?.[0]?.id ?? 0;
  const begun = await Promise.all(Array.from({ length: 16 }, () => call('POST /storylet/begin', { eventId }, token)));
  expect(new Set(begun.map(({ body }) => body.storylet?.id))).toEqual(new Set([eventId]));
});

test('a world without the open storylet lets the player leave without loss', async () => {
  const { token } = await aPlayer(server);
  await atTheHatch(token);
  const pack = compileWorld(worldFolder).pack as Pack;
  const poorer = { ...pack, storylets: pack.storylets.filter(({ name }) => !name.startsWith('One Candle')) };
  const other = await aServer({ database: server.database, pack: poorer });
  const session = other.deps.tokens.sign(JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()));

  expect(openPack(poorer).storylets.size).toBe(pack.storylets.length - 1);
  expect((await other.call('POST /storylet', {}, session)).body).toMatchObject({ phase: 'Available', actions: 20 });
});

/** Past the first story, with the Chandlery's form open. */
async function atTheHatch(token: string) {
  const open = (await call('POST /storylet', {}, token)).body;
  await call('POST /storylet/choosebranch', { branchId: open.storylet?.childBranches[0]?.id ?? 0 }, token);
  const list = (await call('POST /storylet', {}, token)).body;
  const { body } = await call('POST /storylet/begin', { eventId: list.storylets?.[0]?.id ?? 0 }, token);
  return { branches: body.storylet?.childBranches.map(({ id }) => id) ?? [] };
}

async function leaveActions({ characterId }: TestPlayer, count: number) {
  const before = await server.deps.characters.load(characterId);
  if (!before) throw new Error('no such character');
  const after = { ...before.character, actions: { count, nextAt: before.now + 600_000 } };
  await server.deps.characters.save([
    { before, after, entry: { choice: 'test', world: 'test', seed: 0, at: before.now, changes: [] } },
  ]);
}

async function choicesOf(characterId: number): Promise<string[]> {
  const rows = await server.database.run<{ choice: string }>(
    { name: 'test-choices', text: 'select choice from ledger where character_id = $1 order by version' },
    [characterId],
  );
  return rows.map(({ choice }) => choice);
}
