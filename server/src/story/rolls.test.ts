import type { Calls } from '@underhall/contract';
import { aWorld, ids } from '@underhall/engine/testing';
import { expect, test } from 'vitest';
import { aPlayer } from '../testing/a-player.ts';
import { aServer } from '../testing/a-server.ts';

const fair = { kind: 'luck', quality: ids.watchful, difficulty: 0, scaler: 60 } as const;
const server = await aServer({
  pack: aWorld({ branch: { cost: 0, challenges: [fair], outcomes: { success: told('Lit'), failure: told('Dark') } } })
    .pack,
});
const { call, database } = server;

function told(title: string) {
  return { title, descriptionHtml: '<p>So.</p>', image: 'wick', effects: [], reveal: [] } as const;
}

async function tryLuck(token: string, times: number): Promise<number> {
  let won = 0;
  for (let each = 0; each < times; each++) {
    await call('POST /storylet', {}, token);
    await call('POST /storylet/begin', { eventId: ids.lamplighter }, token);
    const { body } = await call('POST /storylet/choosebranch', { branchId: ids.ask }, token);
    if (body.messages?.some(({ type }) => type === 'DifficultyRollSuccessMessage')) won++;
  }
  return won;
}
const rollsOf = async (token: string): Promise<Calls['GET /extra/story/rolls']['reply']> =>
  (await call('GET /extra/story/rolls', {}, token)).body;

test('a character without rolls has an empty history', async () => {
  const { token } = await aPlayer(server);
  expect(await rollsOf(token)).toEqual({ isSuccess: true, rolls: [], expected: 0, actual: 0, message: '' });
});

test('rolls are listed newest first with expected and actual successes, for their own player only', async () => {
  const { token } = await aPlayer(server);
  const won = await tryLuck(token, 4);
  const { rolls, expected, actual, message } = await rollsOf(token);

  expect({ expected, actual }).toEqual({ expected: 2, actual: won });
  expect(message).toMatch(/^That is /);
  expect(rolls).toHaveLength(4);
  expect(rolls.map(({ dateTime }) => dateTime)).toEqual(
    rolls
      .map(({ dateTime }) => dateTime)
      .toSorted()
      .reverse(),
  );
  for (const { isSuccess, roll, chance, ...about } of rolls) {
    expect(isSuccess).toBe(roll <= chance);
    expect({ chance, ...about }).toEqual({
      ...{ chance: 50, difficulty: 'even at the best', storyletName: 'The Lamplighter' },
      ...{ branchName: expect.any(String), qualityName: 'Watchful', image: expect.any(String) },
      ...{ dateTime: expect.stringMatching(/Z$/), isSecondTry: false },
    });
  }
  const stranger = await aPlayer(server);
  expect((await rollsOf(stranger.token)).rolls).toEqual([]);
});

test('lists the newest 200, without names that have left the world', async () => {
  const { token, characterId } = await aPlayer(server);
  const roll = { kind: 'rolled', place: 0, quality: 999_999, chance: 30, roll: 31, passed: false };
  await database.run(
    {
      name: 'test-many-rolls',
      text: `insert into ledger (character_id, version, choice, world, seed, at, changes)
        select $1, 1000 + each, 'branch 999999', '', 0, now(), $2 from generate_series(1, 210) as each`,
    },
    [
      characterId,
      JSON.stringify([
        { ...roll, passed: true, roll: 3 },
        { ...roll, again: true },
      ]),
    ],
  );
  const { rolls, expected, actual, message } = await rollsOf(token);
  expect(rolls).toHaveLength(200);
  expect(rolls.slice(0, 2)).toMatchObject([
    { isSuccess: false, isSecondTry: true, qualityName: '' },
    { isSuccess: true, isSecondTry: false },
  ]);
  expect(rolls[0]).not.toHaveProperty('branchName');
  expect({ expected, actual }).toEqual({ expected: 60, actual: 100 });
  expect(message).toContain('far more than expected');
});
