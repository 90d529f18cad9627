import { randomBytes } from 'node:crypto';
import { resultOf, timesIn, upgradeChanges } from '@underhall/engine';
import { aBranch, aStorylet, aWorld, ids } from '@underhall/engine/testing';
import { expect, test } from 'vitest';
import { IdempotencyKeyReused } from '../http/failures.ts';
import { aPlayer } from '../testing/a-player.ts';
import { aServer, type TestServer } from '../testing/a-server.ts';
import { aConnection, aDatabase } from '../testing/database.ts';

const { watchful, secret, lens, lamplighter } = ids;
const [luck, pay, once, note] = [31, 32, 33, 34];
const told = (title: string, by = 1) => ({
  ...{ title, descriptionHtml: '<p>So.</p>', image: 'wick', reveal: [] },
  effects: [{ kind: 'change' as const, quality: secret, by }],
});
const fair = { kind: 'luck', quality: watchful, difficulty: 0, secondChance: lens } as const;
const repeatable = 5;
const { pack } = aWorld({
  storylets: [
    aStorylet({
      branches: [
        aBranch({
          id: luck,
          repeatable,
          challenges: [fair],
          outcomes: { success: told('Lit', 2), failure: told('Dark', 0) },
        }),
        aBranch({
          id: pay,
          repeatable: 3,
          cost: 2,
          pays: [{ quality: secret, level: 2 }],
          outcomes: { always: told('Paid') },
        }),
        aBranch({ id: once, outcomes: { always: told('Once') } }),
        aBranch({ id: note, repeatable, outcomes: { always: { ...told('Noted'), journal: true } } }),
      ],
    }),
  ],
  pack: {
    start: {
      area: ids.quay,
      qualities: [
        { quality: watchful, level: 3 },
        { quality: secret, level: 5 },
        { quality: lens, level: 2 },
      ],
      restrictions: [],
      faces: ['beardy'],
    },
  },
});
const secrets = { signing: randomBytes(32).toString('hex'), luck: randomBytes(32).toString('hex') };
const connection = await aConnection();
const about = { pack, secrets };
const server = await aServer({ ...about, database: await aDatabase(connection) });
const second = await aServer({ ...about, database: await aDatabase(connection) });

async function aReader({ call }: TestServer = server) {
  const { token, characterId } = await aPlayer(server);
  const begin = async () => (await call('POST /storylet/begin', { eventId: lamplighter }, token)).body;
  const choose = (branchId: number, times?: number, key?: string, { call: by }: TestServer = server) =>
    by('POST /storylet/choosebranch', { branchId, ...(times !== undefined && { times }) }, token, key);
  const ledger = async () => {
    const rows = await server.database.run<{ choice: string; changes: string }>(
      {
        name: 'test-turns',
        text: `select choice, changes from ledger where character_id = $1 and choice like 'branch%'`,
      },
      [characterId],
    );
    return rows.map(({ choice, changes }) => ({ choice, changes: upgradeChanges(JSON.parse(changes)) }));
  };
  const secretsOwned = async () =>
    (await call('GET /character/myself', {}, token)).body.possessions
      .flatMap((group) => group.possessions)
      .find(({ id }) => id === secret)?.level;
  return { token, begin, choose, ledger, secretsOwned };
}

test('five times in one call are one turn with five results, five rolls and the sum of the changes', async () => {
  const { begin, choose, ledger, secretsOwned } = await aReader();
  await begin();
  const { body } = await choose(luck, 5);

  const { repeats, messages = [], elapsed, actions, phase } = body;
  expect({ phase, elapsed, actions }).toEqual({ phase: 'End', elapsed: 5, actions: 15 });
  expect(repeats).toMatchObject({ wanted: 5, times: 5, message: 'Done 5 times.' });
  expect(repeats?.rounds.map(({ rolls }) => rolls.length)).toEqual([1, 1, 1, 1, 1]);
  for (const { name, rolls } of repeats?.rounds ?? []) expect(name).toBe(rolls[0]?.isSuccess ? 'Lit' : 'Dark');
  const won = repeats?.rounds.filter(({ name }) => name === 'Lit').length ?? 0;
  expect(messages.filter(({ type }) => type === 'DifficultyRollSuccessMessage')).toHaveLength(won);
  expect(messages.filter(({ type }) => type.startsWith('DifficultyRoll'))).toHaveLength(5);
  expect(messages.filter(({ possession }) => possession?.id === secret)).toHaveLength(won > 0 ? 1 : 0);
  expect(await secretsOwned()).toBe(5 + 2 * won);

  const [turn, ...more] = await ledger();
  expect(more).toEqual([]);
  expect(turn?.choice).toBe(`branch ${luck} 5 times`);
  expect(timesIn(turn?.changes ?? []).map((each) => resultOf(each)?.branch)).toEqual([luck, luck, luck, luck, luck]);
});

test('the list of rolls has each roll of a repeated choice', async () => {
  const { begin, choose, token } = await aReader();
  await begin();
  const { repeats } = (await choose(luck, 4)).body;
  const { rolls } = (await server.call('GET /extra/story/rolls', {}, token)).body;
  expect(rolls.map(({ roll }) => roll)).toEqual(
    repeats?.rounds.flatMap((round) => round.rolls[0]?.roll ?? []).reverse(),
  );
  expect(rolls[0]).toMatchObject({ storyletName: 'The Lamplighter', branchName: 'Ask what he lights' });
});

test('a repeat that ends early says how often it was made and why', async () => {
  const { begin, choose } = await aReader();
  await begin();
  const { repeats } = (await choose(pay, 3)).body;
  expect(repeats).toMatchObject({
    wanted: 3,
    times: 3,
    message: 'Done 3 times.',
    rounds: [{ name: 'Paid', rolls: [] }, { name: 'Paid' }, { name: 'Paid' }],
  });
  const again = await aReader();
  await again.begin();
  await again.choose(pay, 3);
  await again.begin();
  expect((await again.choose(pay, 2)).body.repeats).toMatchObject({
    times: 1,
    message: 'Done 1 of 2 times. You do not have what another time takes.',
  });
});

test('a result for the journal ends a repeat, and can be saved', async () => {
  const { begin, choose, token } = await aReader();
  await begin();
  const { repeats, endStorylet } = (await choose(note, 5)).body;
  expect(repeats).toMatchObject({ times: 1, message: expect.stringContaining('read first') });
  expect(endStorylet?.isForJournal).toBe(true);
  const shared = { contentClass: 'EventConclusion', contentKey: lamplighter } as const;
  expect((await server.call('POST /profile/share', shared, token)).body.isSuccess).toBe(true);
});

test('an open branch says how often it can be chosen, and what each time costs', async () => {
  const { begin, choose } = await aReader();
  const branches = (await begin()).storylet?.childBranches ?? [];
  const offered = Object.fromEntries(branches.map(({ id, repeatable: found }) => [id, found]));
  expect(offered).toMatchObject({
    [luck]: { max: 5, prices: [{ name: 'Lens', level: 1, secondChanceId: lens }] },
    [pay]: { max: 2, prices: [{ name: 'Secret', level: 2 }] },
    [note]: { max: 5, prices: [] },
  });
  expect(offered[once]).toBeUndefined();
  await choose(once);
});

test('refuses more times than the branch allows, and other numbers', async () => {
  const { begin, choose } = await aReader();
  await begin();
  const message = 'You cannot do this so many times at once. Choose a smaller number, or do it once.';
  expect((await choose(once, 2)).body).toMatchObject({ isSuccess: false, message });
  expect((await choose(pay, 4)).body).toMatchObject({ isSuccess: false, message });
  for (const times of [0, 6, 1.5]) expect((await choose(luck, times)).status, String(times)).toBe(400);
  const { body } = await choose(once, 1);
  expect(body.phase).toBe('End');
  expect(body.repeats).toBeUndefined();
});

test('64 duplicates over two servers make the choice five times, and all get the same reply', async () => {
  const { begin, choose, ledger } = await aReader();
  await begin();
  const sent = Array.from({ length: 64 }, (_, each) => choose(luck, 5, 'one press', each % 2 ? second : server));
  const replies = (await Promise.all(sent)).map(({ body }) => JSON.stringify(body));

  expect(new Set(replies).size).toBe(1);
  expect(JSON.parse(replies[0] ?? '')).toMatchObject({ phase: 'End', repeats: { times: 5 } });
  expect(await ledger()).toHaveLength(1);
  // Also without a key, and after a reload.
  expect(JSON.stringify((await choose(luck, 5)).body)).toBe(replies[0]);
});

test('a reload shows the rolls and the sum again', async () => {
  const { begin, choose, token } = await aReader();
  await begin();
  const { repeats, messages } = (await choose(luck, 3)).body;
  const { body } = await server.call('POST /extra/story/resume', {}, token);
  expect({ repeats: body.repeats, messages: body.messages }).toEqual({ repeats, messages });
});

test('refuses the key of a choice with another number of times', async () => {
  const { begin, choose } = await aReader();
  await begin();
  await choose(luck, 2, 'same');
  expect((await choose(luck, 3, 'same')).body).toMatchObject({
    isSuccess: false,
    message: new IdempotencyKeyReused().message,
  });
});
