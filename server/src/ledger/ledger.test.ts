import { readdirSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { expect, inject, onTestFinished, test } from 'vitest';
import { characterStore, type StoredCharacter } from '../characters/character-store.ts';
import { clientConfig, openDatabase } from '../db/connection.ts';
import type { Connection, Database } from '../db/database.ts';
import { migrate, migrateUpTo } from '../db/migrate.ts';
import { aConnection } from '../testing/database.ts';
import { databaseNamed, inDatabase } from '../testing/database-for-tests.ts';
import { archiveMonth, olderThan, partsOfLedger } from './archive-month.ts';
import { makeLedgerMonths } from './ledger-month-store.ts';
import { type ArchivedTurn, readArchivedMonth } from './read-archived-month.ts';

async function all<Each>(each: AsyncIterable<Each>): Promise<readonly Each[]> {
  const found: Each[] = [];
  for await (const one of each) found.push(one);
  return found;
}

const awkward = 'a "quoted" \\ back\\nslash, é, \n a line,\t and \u0001';

async function opened(connection: Connection): Promise<Database> {
  const database = await openDatabase(connection, 2);
  onTestFinished(() => database.close());
  return database;
}

async function aFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'underhall-ledger-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** A character with turns at these times. */
async function turnsAt(connection: Connection, moments: readonly string[], first = 1): Promise<number> {
  const client = new Client(clientConfig(connection));
  await client.connect();
  const { rows } = await client.query<{ id: number }>(
    `insert into characters (version, state) values (1000, '{}') returning id`,
  );
  const id = rows[0]?.id ?? 0;
  for (const [place, at] of moments.entries())
    await client.query(
      `insert into ledger (character_id, version, request_key, choice, world, seed, at, changes)
        values ($1, $2, $3, $4, 'w', 7, $5, '[]')`,
      [id, first + place, `key ${first + place}`, awkward, at],
    );
  await client.end();
  return id;
}

const migrationsBefore = (first: string): readonly string[] =>
  readdirSync(join(import.meta.dirname, '../db/migrations'))
    .map((file) => file.replace(/\.sql$/, ''))
    .filter((name) => name < first)
    .sort();

const rowsIn = async (database: Database, table: string): Promise<number> =>
  (await database.run<{ count: number }>({ name: `count-${table}`, text: `select count(*) from ${table}` }))[0]
    ?.count ?? 0;

const dayOf = (months: number): Date => {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, 15));
};
const nameOf = (day: Date): string => `ledger_${day.toISOString().slice(0, 7).replace('-', '_')}`;

test('keeps rows from before the monthly parts in one part, and writes new turns to the next', async () => {
  const { server } = inject('database');
  const name = `underhall_before_months_${process.pid}`;
  await inDatabase(server, `create database ${name}`);
  onTestFinished(() => inDatabase(server, `drop database ${name} with (force)`));
  const connection = databaseNamed(server, name);
  const client = new Client(clientConfig(connection));
  await client.connect();
  await migrateUpTo(client, migrationsBefore('0040'));
  await client.end();
  const moments = ['2025-01-31T23:59:59Z', '2025-02-01T00:00:00Z', new Date().toISOString()];
  const id = await turnsAt(connection, moments);

  await migrate(connection);

  const database = await opened(connection);
  await turnsAt(connection, [dayOf(1).toISOString()], 10);
  expect([await rowsIn(database, 'ledger_before'), await rowsIn(database, nameOf(dayOf(1)))]).toEqual([3, 1]);
  await makeLedgerMonths(database, Date.now(), 2);
  const parts = (await partsOfLedger(connection)).map((part) => part.name);
  expect(parts).toEqual(['ledger_before', nameOf(dayOf(1)), nameOf(dayOf(2))]);
  await inDatabase(connection, `delete from characters where id = ${id}`);
  expect(await rowsIn(database, 'ledger')).toBe(1);
});

test('writes a turn whose month does not exist, and moves it there once it does', async () => {
  const connection = await aConnection();
  const database = await opened(connection);
  const far = dayOf(30);
  await turnsAt(connection, [far.toISOString(), dayOf(-20).toISOString(), new Date().toISOString()]);
  expect(await rowsIn(database, 'ledger_rest')).toBe(2);

  await makeLedgerMonths(database, Date.now(), 3);

  expect(await rowsIn(database, 'ledger_rest')).toBe(0);
  expect(await rowsIn(database, nameOf(far))).toBe(1);
  expect(await rowsIn(database, nameOf(dayOf(-20)))).toBe(1);
  expect(await rowsIn(database, 'ledger')).toBe(3);
  await expect(partsOfLedger(connection)).resolves.toContainEqual(expect.objectContaining({ name: nameOf(dayOf(3)) }));
});

test('across two months a turn is unique by character version and by key', async () => {
  const connection = await aConnection();
  const database = await opened(connection);
  const { load, loadFor, save } = characterStore(database);
  const id = await turnsAt(connection, []);
  const before = (await load(id)) as StoredCharacter;
  const turn = (at: number) => ({
    before,
    after: before.character,
    entry: { requestKey: 'key again', choice: 'test', world: 'test', seed: 0, at, changes: [] },
  });
  const [midnight, daysBefore] = [Date.UTC(dayOf(0).getUTCFullYear(), dayOf(0).getUTCMonth(), 1), 20];
  const lastMonth = Math.min(midnight, Date.now()) - daysBefore * 86_400_000;

  expect(await save([turn(lastMonth)])).toBe(true);
  expect(await save([turn(Date.now())])).toBe(false);

  expect(await loadFor(id, 'key again')).toMatchObject({ version: before.version + 1, done: { choice: 'test' } });
  expect(await rowsIn(database, 'ledger')).toBe(1);
});

test('archives old months to files in which every turn can be read, and keeps newer ones', async () => {
  const connection = await aConnection();
  const database = await opened(connection);
  const folder = await aFolder();
  const [old, young] = [dayOf(-13), dayOf(-11)];
  const ada = await turnsAt(connection, [old.toISOString(), old.toISOString(), young.toISOString()]);
  const bea = await turnsAt(connection, [old.toISOString()]);
  await makeLedgerMonths(database, Date.now(), 1);
  const before = await database.run<{ row: ArchivedTurn }>({
    name: 'old-turns',
    text: `select row_to_json(l) as row from ${nameOf(old)} l order by character_id, version`,
  });

  const leaving = olderThan(await partsOfLedger(connection), 12, new Date());
  expect(leaving.map(({ name }) => name)).toEqual([nameOf(old)]);
  const left = await archiveMonth(connection, leaving[0] as (typeof leaving)[number], folder);

  expect(left).toEqual({ path: join(folder, `${nameOf(old)}.jsonl.gz`), turns: 3 });
  expect(await readdir(folder)).toEqual([`${nameOf(old)}.jsonl.gz`]);
  expect(await all(readArchivedMonth(left.path))).toEqual(before.map(({ row }) => row));
  const ofBea = await all(readArchivedMonth(left.path, bea));
  expect(ofBea).toMatchObject([{ character_id: bea, version: 1, choice: awkward }]);
  expect(await rowsIn(database, 'ledger')).toBe(1);
  expect(await turnsAt(connection, [new Date().toISOString()])).toBeGreaterThan(ada);
});

test('keeps the month if its file cannot be written', async () => {
  const connection = await aConnection();
  const database = await opened(connection);
  await turnsAt(connection, [dayOf(-13).toISOString()]);
  await makeLedgerMonths(database, Date.now(), 1);
  const [old] = await partsOfLedger(connection);
  if (!old) throw new Error('there is no old month');
  await expect(archiveMonth(connection, old, '/nowhere/at/all')).rejects.toThrow('ENOENT');
  expect(await rowsIn(database, 'ledger')).toBe(1);
});

test('reports a truncated archive, and a file that is no archive', async () => {
  const connection = await aConnection();
  const folder = await aFolder();
  const id = await turnsAt(connection, [dayOf(-13).toISOString()]);
  await makeLedgerMonths(await opened(connection), Date.now(), 1);
  const [old] = await partsOfLedger(connection);
  const { path } = await archiveMonth(connection, old as NonNullable<typeof old>, folder);
  expect(await all(readArchivedMonth(path))).toMatchObject([{ character_id: id }]);

  const whole = await readFile(path);
  await writeFile(path, whole.subarray(0, whole.length - 9));
  await expect(all(readArchivedMonth(path))).rejects.toThrow(/is not a complete month of the ledger/);
  await writeFile(path, 'Dear Nurse,');
  await expect(all(readArchivedMonth(path))).rejects.toThrow(/is not a complete month of the ledger/);
});
