import { setTimeout as pause } from 'node:timers/promises';
import { type Change, levelOf, type Story } from '@underhall/engine';
import { ids } from '@underhall/engine/testing';
import { expect, onTestFinished, test } from 'vitest';
import { characterStore } from '../characters/character-store.ts';
import { invitationStore } from '../characters/invitation-store.ts';
import { openDatabase } from '../db/connection.ts';
import type { Database } from '../db/database.ts';
import { confirmAddresses } from '../testing/a-player.ts';
import { aHome, killNine } from '../testing/a-process.ts';
import { aWorldForTwo, teas } from '../testing/a-world-for-two.ts';
import { aConnection } from '../testing/database.ts';
import { arriveAt, ask, type Outsider, untilQuiet, whenKilled } from '../testing/from-outside.ts';

const rounds = 200;
/** The server is killed in every eleventh round. */
const killEvery = 11;
/** Extra rounds at the end that send only one of the three requests, so that each result occurs at least once. */
const alone = 3;

test('ends an invitation once and for both sides in 200 rounds of races and server kills', async () => {
  const connection = await aConnection();
  const database = await openDatabase(connection, 2);
  onTestFinished(() => database.close());
  const home = await aHome(aWorldForTwo(), connection);
  let server = await home.start();
  const [host, guest] = [await arriveAt(server, 'Host'), await arriveAt(server, 'Guest')];
  await confirmAddresses(database);
  const ended = { accepted: 0, declined: 0, cancelled: 0, expired: 0 };
  const { seat, invitations, count } = townOf(database, host, guest);

  for (let round = 0; round < rounds + alone; round++) {
    await seat();
    const sending = { branchId: ids.ask, targetCharacterId: guest.id };
    expect((await ask(server, 'POST /storylet/sendinternalsocialact', sending, host)).isSuccess).toBe(true);
    const [{ id } = { id: 0 }] = await invitations.openFrom(host.id);
    const answers = inTurn(round, [
      () => ask(server, 'POST /messages/acceptinvitation', { id }, guest).then(said('accepted')),
      () => ask(server, 'POST /messages/rejectinvitation', { id }, guest).then(said('declined')),
      () => ask(server, 'POST /messages/cancelinvitation', { id }, host).then(said('cancelled')),
    ])
      .slice(0, round < rounds ? 3 : 1)
      .map((answer) => answer().catch(whenKilled));
    if (round < rounds && round % killEvery === killEvery - 1) {
      // Waits between the requests and their replies, for a different time in each round.
      await pause((round * 7) % 23);
      await killNine(server);
      server = await home.start();
      await untilQuiet(database);
    }
    const answered = (await Promise.all(answers)).filter((answer) => answer !== undefined);

    let over = (await invitations.byId(id))?.over;
    // A request without a reply may have succeeded or not. A request with a reply must have.
    if (answered.length > 0 || round >= rounds) expect(answered, `round ${round}`).toEqual([over]);
    if (over === undefined) {
      const again = await ask(server, 'POST /messages/acceptinvitation', { id }, guest);
      expect(again.isSuccess, `round ${round}`).toBe(true);
      over = 'accepted';
    }
    ended[over] += 1;
    const { accepted, declined, cancelled } = ended;
    expect(await count(), `round ${round}: ${over}`).toEqual({
      host: { accepted, declined: 0, cancelled, gained: accepted },
      guest: { accepted, declined, cancelled: 0, gained: accepted },
      rows: { accepted, declined, cancelled, invitations: round + 1 },
      teas: 2 * accepted,
    });
  }
  expect(Math.min(ended.accepted, ended.declined, ended.cancelled)).toBeGreaterThan(0);
}, 300_000);

const said =
  <Result extends string>(result: Result) =>
  ({ isSuccess }: { readonly isSuccess: boolean }): Result | undefined =>
    isSuccess ? result : undefined;

/** The same requests, in a rotated order for each round. */
const inTurn = <Each>(round: number, each: readonly Each[]): readonly Each[] => [
  ...each.slice(round % each.length),
  ...each.slice(0, round % each.length),
];

/**
 * Reads both characters from the database. `seat` prepares a round: the host is about to invite, and the guest has
 * actions to accept.
 */
function townOf(database: Database, host: Outsider, guest: Outsider) {
  const [characters, invitations] = [characterStore(database), invitationStore(database)];
  const load = async ({ id }: Outsider) => {
    const stored = await characters.load(id);
    if (!stored) throw new Error(`character ${id} is gone`);
    return stored;
  };
  const asking: Story = { phase: 'Act', storylet: ids.lamplighter, since: 1, branch: ids.ask, secondChances: [] };
  const sideOf = async (who: Outsider, gains: number) => {
    const [{ character }, rows] = [
      await load(who),
      await database.run<{ changes: string }>(
        { name: 'test-changes', text: 'select changes from ledger where character_id = $1' },
        [who.id],
      ),
    ];
    const ends = rows
      .flatMap(({ changes }) => JSON.parse(changes) as Change[])
      .flatMap((change) => (change.kind === 'invitation over' ? [change.how] : []));
    const of = (how: string) => ends.filter((each) => each === how).length;
    const gained = levelOf(character.qualities, gains);
    return { accepted: of('accepted'), declined: of('declined'), cancelled: of('cancelled'), gained };
  };
  return {
    invitations,
    async seat() {
      for (const [who, story] of [[host, asking] as const, [guest] as const]) {
        const before = await load(who);
        const after = { ...before.character, actions: { count: 20 }, ...(story && { story }) };
        const entry = { choice: 'test', world: 'test', seed: 0, at: before.now, changes: [] };
        expect(await characters.save([{ before, after, entry }])).toBe(true);
      }
    },
    async count() {
      const [rows] = await database.run<Record<string, number>>({
        name: 'test-invitations',
        text: `select count(*) filter (where over = 'accepted') as accepted,
          count(*) filter (where over = 'declined') as declined,
          count(*) filter (where over = 'cancelled') as cancelled, count(*) as invitations from invitations`,
      });
      const [all] = await database.run<{ total: number }>(
        { name: 'test-teas', text: 'select total from world_qualities where quality_id = $1' },
        [teas],
      );
      return {
        host: await sideOf(host, ids.secret),
        guest: await sideOf(guest, ids.favour),
        rows,
        teas: all?.total ?? 0,
      };
    },
  };
}
