import { expect, inject, onTestFinished, test } from 'vitest';
import { aConnection } from '../testing/database.ts';
import { databaseNamed, inDatabase } from '../testing/database-for-tests.ts';
import { openDatabase } from './connection.ts';
import type { Connection } from './database.ts';
import { databaseReady, migrate } from './migrate.ts';

/** An empty database without migrations. */
async function anUntouchedDatabase(): Promise<Connection> {
  const { server } = inject('database');
  const name = `underhall_untouched_${process.pid}_${performance.now().toFixed(0)}`;
  await inDatabase(server, `create database ${name}`);
  onTestFinished(() => inDatabase(server, `drop database ${name} with (force)`));
  return databaseNamed(server, name);
}

test('two servers that start at once migrate the schema once', async () => {
  const connection = await anUntouchedDatabase();

  await Promise.all([migrate(connection), migrate(connection), migrate(connection)]);
  await migrate(connection);

  const database = await openDatabase(connection, 1);
  onTestFinished(() => database.close());
  const steps = await database.run<{ name: string }>({
    name: 'steps',
    text: 'select name from migrations order by id',
  });
  expect(steps[0]?.name).toBe('0001-accounts');
  expect(new Set(steps.map(({ name }) => name)).size).toBe(steps.length);
  expect(await databaseReady(database)).toBe(true);
});

test('a database that lacks a migration is not ready', async () => {
  const connection = await anUntouchedDatabase();
  await migrate(connection);
  await inDatabase(connection, `delete from migrations where name = '0002-characters'`);
  const database = await openDatabase(connection, 1);
  onTestFinished(() => database.close());

  expect(await databaseReady(database)).toBe(false);
});

test('names an unreachable database without its password', { meta: { asvs: ['16.2.5'] } }, async () => {
  const nowhere = { url: 'postgres://me:very-secret@127.0.0.1:1/game' };
  const failing = migrate(nowhere);

  await expect(failing).rejects.toThrow(/database 127\.0\.0\.1:1\/game \(DATABASE_URL\) cannot be reached/);
  await expect(failing).rejects.not.toThrow('very-secret');
});

test('refuses a database that a newer version has migrated, and says what to do', async () => {
  const connection = await aConnection();
  await inDatabase(connection, `insert into migrations (name, run_on) values ('9999-from-the-future', now())`);

  await expect(migrate(connection)).rejects.toThrow(/newer version.*9999-from-the-future.*restore a backup/);
});
