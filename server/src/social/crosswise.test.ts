import { levelOf } from '@underhall/engine';
import { ids } from '@underhall/engine/testing';
import { expect, test } from 'vitest';
import { aPlayer, confirmAddresses, type TestPlayer } from '../testing/a-player.ts';
import { aServer } from '../testing/a-server.ts';
import { acts, amongActs, aWorldOfActs, branchOf } from '../testing/a-world-of-acts.ts';
import { changeCharacter } from '../testing/changed-character.ts';

const server = await aServer({ pack: aWorldOfActs() });
const { call, deps, database } = server;
const { choose, send, invite, messagesOf } = amongActs(server);

const accept = async (id: number, { token }: TestPlayer) =>
  (await call('POST /messages/acceptinvitation', { id }, token)).body;
const reject = async (id: number, { token }: TestPlayer) =>
  (await call('POST /messages/rejectinvitation', { id }, token)).body;
const cancel = async (id: number, { token }: TestPlayer) =>
  (await call('POST /messages/cancelinvitation', { id }, token)).body;
const gainsOf = async ({ characterId }: TestPlayer) => {
  const { qualities } = (await deps.characters.load(characterId))?.character ?? {};
  return qualities && { asked: levelOf(qualities, ids.secret), was: levelOf(qualities, ids.favour) };
};

async function aPair(): Promise<readonly [TestPlayer, TestPlayer]> {
  const pair = [await aPlayer(server), await aPlayer(server)] as const;
  await confirmAddresses(database);
  return pair;
}

test('counts one of a simultaneous accept, decline and cancel, and tells the others that it is over', async () => {
  const [host, guest] = await aPair();
  for (let round = 0; round < 6; round++) {
    const id = await invite(host, acts.plain, guest);
    const answers = await Promise.all([accept(id, guest), reject(id, guest), cancel(id, host)]);
    expect(answers.filter(({ isSuccess }) => isSuccess)).toHaveLength(1);
    const late = answers.flatMap(({ isSuccess, message }) => (isSuccess ? [] : [message]));
    expect(late).toEqual(Array(2).fill('That invitation is over.'));
  }
});

test('lets two players invite each other and accept at once, and changes both by both invitations', async () => {
  const [one, two] = await aPair();
  for (let round = 1; round <= 5; round++) {
    await Promise.all([choose(one, acts.plain), choose(two, acts.plain)]);
    const sent = await Promise.all([send(one, acts.plain, two), send(two, acts.plain, one)]);
    expect(sent).toMatchObject(Array(2).fill({ isSuccess: true, phase: 'End' }));
    const [[from], [back]] = await Promise.all([
      deps.invitations.openFrom(one.characterId),
      deps.invitations.openFrom(two.characterId),
    ]);
    const accepted = await Promise.all([accept(from?.id ?? 0, two), accept(back?.id ?? 0, one)]);
    expect(accepted).toMatchObject(Array(2).fill({ isSuccess: true }));
    expect([await gainsOf(one), await gainsOf(two)]).toEqual(Array(2).fill({ asked: round, was: round }));
  }
});

test('runs sixteen duplicate requests to send, accept, decline or cancel only once', async () => {
  const [host, guest] = await aPair();
  await choose(host, acts.plain);
  const sending = { branchId: branchOf(acts.plain), targetCharacterId: guest.characterId };
  const sent = await Promise.all(
    Array.from({ length: 16 }, () => call('POST /storylet/sendinternalsocialact', sending, host.token, 'one press')),
  );
  expect(new Set(sent.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  expect(await deps.invitations.openFrom(host.characterId)).toHaveLength(1);

  for (const [act, who] of [
    [accept, guest],
    [reject, guest],
    [cancel, host],
  ] as const) {
    const [open] = await deps.invitations.openFrom(host.characterId);
    const id = open?.id ?? (await invite(host, acts.plain, guest));
    const answers = await Promise.all(Array.from({ length: 16 }, () => act(id, who)));
    expect(answers).toMatchObject(Array(16).fill({ isSuccess: true }));
  }
  expect(await gainsOf(host)).toEqual({ asked: 1, was: 0 });
  expect(await gainsOf(guest)).toEqual({ asked: 0, was: 1 });
});

/** Actions of a new character. Accepting an invitation costs one. */
const candle = 20;
const refill = ({ characterId }: TestPlayer) =>
  changeCharacter(server, characterId, ({ actions }) => ({ actions: { ...actions, count: candle } }));

/** Minimum seconds for the test of twenty pairs, for longer runs than usual: `CROSSWISE_S=60`. */
const longer = Number(process.env.CROSSWISE_S ?? 0) * 1000;

test(
  'loses and repeats no gain and never deadlocks when twenty pairs invite each other at once',
  async () => {
    const players = await Promise.all(Array.from({ length: 40 }, () => aPlayer(server)));
    await confirmAddresses(database);
    // In alternate rounds players invite each other in pairs or in a ring, so that each turn overlaps the turns of
    // other pairs.
    const askedBy = [(at: number) => at ^ 1, (at: number) => (at + 1) % players.length];
    const began = performance.now();
    let rounds = 0;
    while (rounds < 4 || performance.now() - began < longer) {
      if (rounds % candle === candle - 1) await Promise.all(players.map(refill));
      const guestOf = (at: number) => players[askedBy[rounds % 2]?.(at) ?? 0] as TestPlayer;
      const ids = await Promise.all(players.map((host, at) => invite(host, acts.plain, guestOf(at))));
      const looks = players.map((each) => messagesOf(each));
      const answers = await Promise.all(ids.map((id, at) => accept(id, guestOf(at))));
      expect(answers).toMatchObject(Array(players.length).fill({ isSuccess: true }));
      await Promise.all(looks);
      rounds += 1;
    }
    const gains = await Promise.all(players.map(gainsOf));
    expect(gains).toEqual(Array(players.length).fill({ asked: rounds, was: rounds }));
    if (longer > 0) {
      const seconds = Math.round((performance.now() - began) / 1000);
      const counted = 'select deadlocks::int from pg_stat_database where datname = current_database()';
      const [found] = await database.run<{ deadlocks: number }>({ name: 'test-deadlocks', text: counted });
      const figures = `${rounds * players.length} invitations in ${seconds} s, ${found?.deadlocks} deadlocks`;
      process.stderr.write(`Twenty pairs asked and accepted ${figures}\n`);
    }
  },
  120_000 + 2 * longer,
);
