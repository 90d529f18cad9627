import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { aPlayer } from '../testing/a-player.ts';
import { aServer } from '../testing/a-server.ts';
import { aConnection } from '../testing/database.ts';
import { clientConfig, openDatabase } from './connection.ts';
import { type Connection, DatabaseUnavailable, RowLocked, type Statement } from './database.ts';

const counted: Statement = { name: 'counted', text: 'create table counted (id int primary key, count int not null)' };
const begun: Statement = { name: 'begun', text: 'insert into counted values ($1, 0)' };
const raised: Statement = {
  name: 'raised',
  text: 'update counted set count = count + 1 where id = $1 returning count',
};
const counts: Statement = { name: 'counts', text: 'select count from counted order by id' };
const cut = `select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid()`;

/** A connection to the database beside the game. */
async function anOperator(connection: Connection): Promise<Client> {
  const client = new Client(clientConfig(connection));
  client.on('error', () => {});
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

async function aCountingDatabase(connections = 3) {
  const connection = await aConnection();
  const database = await openDatabase(connection, connections);
  onTestFinished(() => database.close());
  await database.run(counted);
  for (const id of [1, 2]) await database.run(begun, [id]);
  return { database, operator: await anOperator(connection) };
}

test('while a row is locked, only calls that write it fail, and they write nothing', async () => {
  const { database, operator } = await aCountingDatabase();
  await operator.query('begin');
  await operator.query('update counted set count = 50 where id = 1');

  const locked = Array.from({ length: 4 }, () => expect(database.run(raised, [1])).rejects.toThrow(RowLocked));
  const others = Array.from({ length: 60 }, () => database.run<{ count: number }>(raised, [2]));
  const last = (await Promise.all(others)).flat().map(({ count }) => count);
  expect(Math.max(...last)).toBe(60);
  await Promise.all(locked);
  expect(await database.commit([{ ...raised, values: [1], rows: 1 }])).toBe(false);

  await operator.query('rollback');
  expect(await database.run(counts)).toEqual([{ count: 0 }, { count: 60 }]);
});

test('retries a reading statement whose connection was cut', async () => {
  const { database, operator } = await aCountingDatabase();
  for (let round = 0; round < 5; round++) {
    const reading = Array.from({ length: 12 }, () => database.run(counts));
    await operator.query(cut);
    for (const rows of await Promise.all(reading)) expect(rows).toEqual([{ count: 0 }, { count: 0 }]);
  }
});

test('runs a transaction again, once, if its connection was cut before the commit', async () => {
  const { database, operator } = await aCountingDatabase();
  const both = [1, 2].map((id) => ({ ...raised, values: [id], rows: 1 }));
  expect(await database.commit(both)).toBe(true);
  await operator.query(cut);

  expect(await database.commit(both)).toBe(true);
  expect(await database.run(counts)).toEqual([{ count: 2 }, { count: 2 }]);
});

test('when connections are cut, players get a reply or are asked to retry, and no choice counts twice', async () => {
  const connection = await aConnection();
  const database = await openDatabase(connection, 4);
  onTestFinished(() => database.close());
  const server = await aServer({ database, options: { logLevel: 'silent' } });
  const operator = await anOperator(connection);
  const players = await Promise.all(Array.from({ length: 4 }, () => aPlayer(server)));

  const playing = Promise.all(players.map(({ token }) => openingBy(server, token)));
  for (let i = 0; i < 8; i++) await operator.query(cut);
  const answers = await playing;

  for (const [i, statuses] of answers.entries()) {
    expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([]);
    const { body } = await server.call('GET /character/actions', {}, players[i]?.token ?? '');
    expect(20 - body.actions).toBeLessThanOrEqual(1);
  }
});

/** Reads the first scene, makes its first choice five times, and returns the statuses of the replies. */
async function openingBy(server: Awaited<ReturnType<typeof aServer>>, token: string): Promise<number[]> {
  const { status, body } = await server.call('POST /storylet', {}, token);
  const branchId = body.storylet?.childBranches[0]?.id ?? 0;
  const statuses = [status];
  for (let i = 0; i < 5; i++)
    statuses.push((await server.call('POST /storylet/choosebranch', { branchId }, token)).status);
  return statuses;
}

test('reports a read-only database, is not ready meanwhile, and works normally afterwards', async () => {
  const connection = await aConnection();
  const database = await openDatabase(connection, 2);
  onTestFinished(() => database.close());
  const server = await aServer({ database, options: { logLevel: 'silent' } });
  const { token } = await aPlayer(server);
  const operator = await anOperator(connection);
  const { rows } = await operator.query<{ name: string }>('select current_database() as name');
  const name = rows[0]?.name ?? '';
  const ready = async () => (await server.app.inject({ url: '/readyz' })).statusCode;
  expect(await ready()).toBe(200);

  await operator.query(`alter database ${name} set default_transaction_read_only = on`);
  await operator.query(cut);
  await expect(database.run({ name: 'make', text: 'create table made (id int)' })).rejects.toThrow(DatabaseUnavailable);
  const { status, headers } = await server.call('POST /extra/comfort', { compactLists: 'compact' }, token);
  expect([status, headers['retry-after']]).toEqual([503, '5']);
  await expect.poll(ready, { timeout: 10_000 }).toBe(503);

  await operator.query('set default_transaction_read_only = off');
  await operator.query(`alter database ${name} reset default_transaction_read_only`);
  // The first refused write closes connections that are still read-only.
  await expect
    .poll(() =>
      database.run({ name: 'make', text: 'create table made (id int)' }).then(
        () => 'made',
        () => 'refused',
      ),
    )
    .toBe('made');
  await expect.poll(ready, { timeout: 20_000 }).toBe(200);
});

test('while the disk is full, reads succeed, nothing is half written, and the server is not ready', async () => {
  const connection = await aConnection();
  const database = await openDatabase(connection, 2);
  onTestFinished(() => database.close());
  const server = await aServer({ database, options: { logLevel: 'silent' } });
  const { token } = await aPlayer(server);
  const operator = await anOperator(connection);
  const ready = async () => (await server.app.inject({ url: '/readyz' })).statusCode;
  const { body } = await server.call('POST /storylet', {}, token);
  const branchId = body.storylet?.childBranches[0]?.id ?? 0;
  const choose = async () => (await server.call('POST /storylet/choosebranch', { branchId }, token)).status;
  const ledger = async () => (await operator.query('select count(*)::int as rows from ledger')).rows[0]?.rows as number;
  const written = await ledger();

  // The error of PostgreSQL when it cannot extend a file.
  await operator.query(`create function refuse() returns trigger language plpgsql as $$
    begin raise exception 'could not extend file: No space left on device' using errcode = 'disk_full'; end $$`);
  await operator.query('create trigger full_disk before insert or update on ledger execute function refuse()');
  const { status, headers } = await server.call('POST /storylet/choosebranch', { branchId }, token);
  expect([status, headers['retry-after']]).toEqual([503, '5']);
  expect((await server.call('GET /character/myself', {}, token)).status).toBe(200);
  await expect.poll(ready, { timeout: 10_000 }).toBe(503);
  expect(await ledger()).toBe(written);

  await operator.query('drop trigger full_disk on ledger');
  expect(await choose()).toBe(200);
  expect(await ledger()).toBe(written + 1);
  await expect.poll(ready, { timeout: 20_000 }).toBe(200);
});

/** A player at the first scene, and a database in which writing a turn runs the statement `trouble`. */
async function aTurnThatMeets(trouble: string) {
  const connection = await aConnection();
  const database = await openDatabase(connection, 2);
  onTestFinished(() => database.close());
  const server = await aServer({ database, options: { logLevel: 'silent' } });
  const { token } = await aPlayer(server);
  const { body } = await server.call('POST /storylet', {}, token);
  const operator = await anOperator(connection);
  await operator.query(`create sequence turns_met;
    create function meet_trouble() returns trigger language plpgsql as $$ begin ${trouble} return new; end $$;
    create trigger meet_trouble before insert on ledger for each row execute function meet_trouble()`);
  const choose = () =>
    server.call('POST /storylet/choosebranch', { branchId: body.storylet?.childBranches[0]?.id ?? 0 }, token);
  const turns = async () =>
    (await operator.query<{ of: number }>('select count(*)::int as of from ledger')).rows[0]?.of;
  return { operator, choose, turns, before: (await turns()) ?? 0 };
}

test('a turn whose connection is lost during the write is written once on another, unnoticed', async () => {
  const { choose, turns, before, operator } = await aTurnThatMeets(
    `if nextval('turns_met') = 1 then perform pg_terminate_backend(pg_backend_pid()); perform pg_sleep(5); end if;`,
  );
  const { status, body } = await choose();
  expect([status, body.isSuccess]).toEqual([200, true]);
  expect(await turns()).toBe(before + 1);
  const { rows } = await operator.query<{ met: number }>('select last_value::int as met from turns_met');
  expect(rows[0]?.met).toBe(2);
});

test('a turn that reaches the statement timeout writes nothing and asks the player to retry', async () => {
  const { choose, turns, before, operator } = await aTurnThatMeets(
    'perform pg_cancel_backend(pg_backend_pid()); perform pg_sleep(5);',
  );
  const { status, headers, body } = await choose();
  expect([status, headers['retry-after']]).toEqual([503, '5']);
  expect(body).toMatchObject({ isSuccess: false, isMaintenance: false });
  expect(await turns()).toBe(before);

  await operator.query('drop trigger meet_trouble on ledger');
  expect((await choose()).body.isSuccess).toBe(true);
  expect(await turns()).toBe(before + 1);
});
