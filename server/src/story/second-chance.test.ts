import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { Pack } from '@underhall/engine';
import { compileWorld } from '@underhall/language';
import { expect, test } from 'vitest';
import { aPlayer } from '../testing/a-player.ts';
import { aServer } from '../testing/a-server.ts';

const pack = compileWorld(join(import.meta.dirname, '../../../journeys/town')).pack as Pack;
const secrets = { signing: randomBytes(32).toString('hex'), luck: randomBytes(32).toString('hex') };
const server = await aServer({ pack, secrets });
const second = await aServer({ pack, secrets, database: server.database });
const { call } = server;
const idOf = (title: string): number => pack.storylets.find(({ name }) => name === title)?.id ?? 0;
const playhouse = pack.areas.find(({ name }) => name === 'The Playhouse')?.id ?? 0;

/** A player in the playhouse with two second winds, whose roll with a chance of one percent has failed. */
async function anAskedPlayer() {
  const { token, characterId } = await aPlayer(server);
  await call('POST /map/move', { areaId: playhouse }, token);
  const begin = async (title: string) =>
    (await call('POST /storylet/begin', { eventId: idOf(title) }, token)).body.storylet?.childBranches ?? [];
  const [all] = await begin('The Property Table');
  await call('POST /storylet/choosebranch', { branchId: all?.id ?? 0 }, token);
  await call('POST /storylet', {}, token);
  const [branch] = await begin('The Understudy');
  const branchId = branch?.id ?? 0;
  const levelOf = async (name: string) => {
    const { possessions } = (await call('GET /character/myself', {}, token)).body;
    return possessions.flatMap((group) => group.possessions).find((each) => each.name === name)?.level ?? 0;
  };
  const ask = async () => (await call('POST /storylet/choosebranch', { branchId }, token)).body;
  const reply = await ask();
  if (reply.phase !== 'SecondChance') return anAskedPlayer();
  const [challenge] = reply.secondChance?.branch.challenges ?? [];
  const secondChanceIds = [challenge?.secondChanceId ?? 0];
  const answer = async (on = server, key?: string) =>
    (await on.call('POST /storylet/choosebranch', { branchId, secondChanceIds }, token, key)).body;
  return { token, characterId, branch, reply, ask, answer, levelOf };
}

test('a failed roll answers with the paid branch, its second chance and the roll, on every read', {
  meta: { rows: ['C-STORY-034'] },
}, async () => {
  const { token, branch, reply, ask } = await anAskedPlayer();

  expect(branch?.challenges[0]).toMatchObject({ secondChanceId: 0, canAffordSecondChance: false });
  expect(branch?.challenges[0]?.secondChanceDescription).toMatch(/^If the roll fails, you can use 1 x /);
  expect(reply).toMatchObject({
    phase: 'SecondChance',
    elapsed: 1,
    messages: [{ type: 'DifficultyRollFailureMessage' }],
    secondChance: {
      branch: { name: 'Go on in her place', actionCost: 0, isLocked: false, qualityRequirements: [] },
    },
  });
  expect(reply.secondChance?.branch.challenges).toMatchObject([
    { canAffordSecondChance: true, secondChanceId: expect.any(Number), secondChanceLevel: 2, targetNumber: 1 },
  ]);
  expect(await ask()).toEqual(reply);
  expect((await call('POST /extra/story/resume', {}, token)).body).toEqual({ ...reply, elapsed: 0 });
  for (const body of [
    (await call('POST /storylet', {}, token)).body,
    (await call('POST /storylet/begin', { eventId: idOf('The Understudy') }, token)).body,
  ]) {
    expect(body).toMatchObject({ phase: 'SecondChance', secondChance: reply.secondChance });
  }
  await call('GET /messages', {}, token);
  expect((await call('POST /storylet', {}, token)).body.phase).toBe('SecondChance');
});

test('32 answers at once from two devices over two servers spend one item and roll once', async () => {
  const { characterId, answer, levelOf } = await anAskedPlayer();
  const replies = await Promise.all(Array.from({ length: 32 }, (_, i) => answer(i % 2 ? second : server)));

  expect(replies.filter((reply) => JSON.stringify(reply) !== JSON.stringify(replies[0]))).toEqual([]);
  expect(replies[0]).toMatchObject({ phase: 'End', elapsed: 0 });
  expect(replies[0]?.messages?.map(({ type }) => type)).toContain('SecondChanceResultMessage');
  expect(await answer()).toEqual(replies[0]);
  expect(await levelOf('Second Wind')).toBe(1);
  expect(await rollsOf(characterId)).toBe(2);
});

test('an answer and a way back at once have one effect: the second roll or the failure', async () => {
  const { token, characterId, answer, levelOf } = await anAskedPlayer();
  const back = () => second.call('POST /storylet/goback', {}, token);
  const replies = await Promise.all([answer(), back(), answer(second), back()]);

  expect(replies.length).toBe(4);
  const fright = await levelOf('Stage Fright');
  expect([2 - (await levelOf('Second Wind')), await rollsOf(characterId)]).toEqual(
    (await levelOf('Second Wind')) === 1 ? [1, 2] : [0, 1],
  );
  expect(fright + (await levelOf('Applause')) / 3).toBe(1);
});

test('going back takes the failure, and beginning again shows it', async () => {
  const { token, levelOf } = await anAskedPlayer();
  const back = (await call('POST /storylet/goback', {}, token)).body;

  expect(back).toMatchObject({ phase: 'End', endStorylet: { canGoAgain: false, event: { name: 'Off in Her Place' } } });
  const again = (await call('POST /storylet/begin', { eventId: idOf('The Understudy') }, token)).body;
  expect(again).toEqual(back);
  expect([await levelOf('Stage Fright'), await levelOf('Second Wind')]).toEqual([1, 2]);
  expect((await call('POST /storylet', {}, token)).body.phase).toBe('Available');
});

test.each<[string, (token: string) => Promise<unknown>]>([
  [
    'a journey',
    (token) =>
      call('POST /map/move', { areaId: pack.areas.find(({ name }) => name === 'Market Cross')?.id ?? 0 }, token),
  ],
  ['another storylet', (token) => call('POST /storylet/begin', { eventId: idOf('The Prompter') }, token)],
  [
    'an item',
    (token) =>
      call(
        'POST /storylet/usequality',
        { qualityId: pack.qualities.find(({ name }) => name === 'Speaking Trumpet')?.id ?? 0 },
        token,
      ),
  ],
  [
    'clothes',
    (token) =>
      call(
        'POST /outfit/unequip',
        { qualityId: pack.qualities.find(({ name }) => name === 'Opera Glass')?.id ?? 0 },
        token,
      ),
  ],
  ['another choice', (token) => call('POST /storylet/choosebranch', { branchId: 1 }, token)],
])('%s settles the failure first', async (_what, act) => {
  const { token, levelOf } = await anAskedPlayer();
  await act(token);

  expect([await levelOf('Stage Fright'), await levelOf('Second Wind')]).toEqual([1, 2]);
  expect((await call('POST /extra/story/resume', {}, token)).body.phase).not.toBe('SecondChance');
});

test('a refused call leaves the question open', async () => {
  const { token, levelOf } = await anAskedPlayer();
  expect((await call('POST /map/move', { areaId: 9999 }, token)).body.isSuccess).toBe(false);

  expect((await call('POST /storylet', {}, token)).body.phase).toBe('SecondChance');
  expect(await levelOf('Stage Fright')).toBe(0);
});

test('a world without the branch leads back to the list and returns the action, once the player looks', async () => {
  const { token } = await anAskedPlayer();
  const storylets = pack.storylets.map((each) => (each.name === 'The Understudy' ? { ...each, branches: [] } : each));
  const poorer = await aServer({ database: server.database, secrets, pack: { ...pack, storylets } });

  expect((await poorer.call('POST /storylet', {}, token)).body).toMatchObject({ phase: 'Available', actions: 20 });
});

async function rollsOf(characterId: number): Promise<number> {
  const rows = await server.database.run<{ changes: string }>(
    { name: 'test-rolls', text: 'select changes::text from ledger where character_id = $1' },
    [characterId],
  );
  return rows
    .flatMap(({ changes }) => JSON.parse(changes) as { readonly kind: string }[])
    .filter(({ kind }) => kind === 'rolled').length;
}
