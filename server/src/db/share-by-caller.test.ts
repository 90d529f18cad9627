import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { nodeRuntime } from '../runtime/node-runtime.ts';
import { aPlayer } from '../testing/a-player.ts';
import { aServer } from '../testing/a-server.ts';
import { aStalledConnection } from '../testing/a-stalled-connection.ts';
import { aConnection } from '../testing/database.ts';
import { runFor } from './caller.ts';
import { clientConfig, openDatabase } from './connection.ts';
import { type Connection, DatabaseUnavailable, type Statement, TooManyWaiting } from './database.ts';
import { shareByCaller } from './share-by-caller.ts';

const made: Statement = { name: 'made', text: 'create table counted (id int primary key, count int not null)' };
const begun: Statement = { name: 'begun', text: 'insert into counted values (1, 0), (2, 0)' };
const raised: Statement = { name: 'raised', text: 'update counted set count = count + 1 where id = $1' };
const counts: Statement = { name: 'counts', text: 'select count from counted order by id' };
const waitingForLock = `select count(*)::int as count from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock'`;

async function connected(connection: Connection): Promise<Client> {
  const client = new Client(clientConfig(connection));
  client.on('error', () => {});
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

async function anOperator(connection: Connection) {
  const client = await connected(connection);
  // On its own connection, because a transaction sees the same activity until it ends.
  const watcher = await connected(connection);
  return {
    run: (text: string) => client.query(text),
    countWaiting: async () => (await watcher.query<{ count: number }>(waitingForLock)).rows[0]?.count ?? 0,
  };
}

const as = <Result>(accountId: number, act: () => Promise<Result>): Promise<Result> =>
  new Promise((resolve, reject) => runFor({ accountId, lostMs: 0 }, () => void act().then(resolve, reject)));

const failureOf = (act: Promise<unknown>): Promise<unknown> =>
  act.then(
    () => undefined,
    (failure) => failure,
  );

test('writes of one account to a locked row wait on at most two connections, and others are served', async () => {
  const connection = await aConnection();
  const database = await openDatabase(connection);
  onTestFinished(() => database.close());
  await database.run(made);
  await database.run(begun);
  const operator = await anOperator(connection);
  const raise = (id: number) => as(id, () => database.commit([{ ...raised, values: [id], rows: 1 }]));

  await operator.run('begin');
  await operator.run('update counted set count = 0 where id = 1');
  const ofOne = Array.from({ length: 40 }, () => raise(1));
  await expect.poll(operator.countWaiting, { timeout: 20_000 }).toBeGreaterThan(0);
  for (let i = 0; i < 10; i++) {
    expect(await raise(2)).toBe(true);
    expect(await as(1, () => database.run(counts))).toHaveLength(2);
    expect(await operator.countWaiting()).toBeLessThanOrEqual(2);
  }
  await operator.run('rollback');

  const written = (await Promise.all(ofOne)).filter((isWritten) => isWritten).length;
  expect(await database.run(counts)).toEqual([{ count: written }, { count: 10 }]);
  expect(await raise(1)).toBe(true);
});

test('refuses a write if too many of the same account wait, and writes nothing', async () => {
  const connection = await aConnection();
  const opened = await openDatabase(connection);
  onTestFinished(() => opened.close());
  await opened.run(made);
  await opened.run(begun);
  const database = shareByCaller(opened, { waitMs: 600_000, writesAtOnce: 1, waitingWrites: 3 }, nodeRuntime);
  const raise = (id: number) => as(id, () => database.run(raised, [id]));

  const failures = await Promise.all(Array.from({ length: 7 }, () => failureOf(raise(1))));
  expect(failures.map((failure) => failure instanceof TooManyWaiting)).toEqual([
    ...Array(4).fill(false),
    ...Array(3).fill(true),
  ]);
  await raise(2);
  await raise(1);
  expect(await opened.run(counts)).toEqual([{ count: 5 }, { count: 1 }]);
});

test('a request that has lost its time to a silent database sends nothing more', async () => {
  const line = await aStalledConnection(await aConnection());
  const opened = await openDatabase(line.connection, 2, 600_000);
  onTestFinished(() => opened.close());
  const database = shareByCaller(opened, { waitMs: 300, writesAtOnce: 1, waitingWrites: 3 }, nodeRuntime);
  line.fallSilent({ newOnes: 'silent' });

  await as(1, async () => {
    const write = () => failureOf(database.run(raised, [1]));
    expect(await Promise.all([write(), write()])).toEqual(Array(2).fill(expect.any(DatabaseUnavailable)));
    expect(opened.countPending()).toBe(1);
    expect(await failureOf(database.run(counts))).toMatchObject({ isUnwritten: true, hasTimedOut: true });
    expect(opened.countPending()).toBe(1);
  });
});

test('after a hurry, a silent statement fails with all others, and the database still closes', async () => {
  const line = await aStalledConnection(await aConnection());
  const database = await openDatabase(line.connection, 2, 600_000);
  expect(await database.run({ name: 'one', text: 'select 1 as one' })).toEqual([{ one: 1 }]);
  line.fallSilent({ newOnes: 'silent' });
  const underWay = [failureOf(database.run(counts)), failureOf(database.commit([{ ...counts, values: [] }]))];
  database.hurry();
  expect(await Promise.all(underWay)).toEqual(Array(2).fill(expect.any(DatabaseUnavailable)));
  expect(await failureOf(database.run(counts))).toMatchObject({ isUnwritten: true });
  await database.close();
});

test('forty calls of a player whose row is locked are all answered, with one effect', async () => {
  const connection = await aConnection();
  const database = await openDatabase(connection);
  onTestFinished(() => database.close());
  const server = await aServer({ database });
  const [one, other] = [await aPlayer(server), await aPlayer(server)];
  const operator = await anOperator(connection);
  const opened = await server.call('POST /storylet', {}, one.token);
  const branchId = opened.body.storylet?.childBranches[0]?.id ?? 0;
  const choose = (token: string) => server.call('POST /storylet/choosebranch', { branchId }, token);
  const actionsOf = async (token: string) => (await server.call('GET /character/actions', {}, token)).body.actions;
  const before = await actionsOf(one.token);

  await operator.run('begin');
  await operator.run(`select from characters where id = ${one.characterId} for update`);
  const calls = Array.from({ length: 40 }, () => choose(one.token));
  await expect.poll(operator.countWaiting, { timeout: 20_000 }).toBeGreaterThan(0);
  expect(await operator.countWaiting()).toBeLessThanOrEqual(2);
  await server.call('POST /storylet', {}, other.token);
  expect((await choose(other.token)).body).toMatchObject({ isSuccess: true });
  expect(await operator.countWaiting()).toBeLessThanOrEqual(2);
  await operator.run('rollback');

  for (const { status } of await Promise.all(calls)) expect(status).toBe(200);
  expect((await choose(one.token)).body).toMatchObject({ isSuccess: true });
  expect(before - (await actionsOf(one.token))).toBeLessThanOrEqual(1);
  expect(before - (await actionsOf(one.token))).toBe(before - (await actionsOf(other.token)));
});

test('calls beyond the bound get 429, and a player whose calls were broken off can go on', async () => {
  const connection = await aConnection();
  const database = await openDatabase(connection);
  onTestFinished(() => database.close());
  const server = await aServer({ database });
  const { token, characterId } = await aPlayer(server);
  const address = await server.app.listen({ port: 0 });
  onTestFinished(() => server.app.close());
  const operator = await anOperator(connection);
  const branchId = (await server.call('POST /storylet', {}, token)).body.storylet?.childBranches[0]?.id ?? 0;
  const breakOff = new AbortController();
  const choose = () =>
    fetch(`${address}/api/storylet/choosebranch`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ branchId }),
      signal: breakOff.signal,
    });

  await operator.run('begin');
  await operator.run(`select from characters where id = ${characterId} for update`);
  const calls = Array.from({ length: 90 }, choose);
  const refused = await Promise.any(
    calls.map(async (call) => {
      const reply = await call;
      if (reply.status !== 429) throw new Error(`${reply.status}`);
      return reply;
    }),
  );
  expect(refused.headers.get('retry-after')).toBe('1');
  breakOff.abort();
  await Promise.allSettled(calls);
  await operator.run('rollback');
  expect((await server.call('POST /storylet/choosebranch', { branchId }, token)).body).toMatchObject({
    isSuccess: true,
  });
});
