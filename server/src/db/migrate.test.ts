import { expect, inject, onTestFinished, test } from 'vitest';
import { aConnection } from '../testing/database.ts';
import { databaseNamed, inDatabase } from '../testing/database-for-tests.ts';
import { openDatabase } from './connection.ts';
import type { Connection } from './database.ts';
import { databaseReady, migrate } from './migrate.ts';

/** A database that nothing was done to yet. */
async function anUntouchedDatabase(): Promise<Connection> {
  const { server } = inject('database');
  const name = `underhall_untouched_${process.pid}_${performance.now().toFixed(0)}`;
  await inDatabase(server, `create database ${name}`);
  onTestFinished(() => inDatabase(server, `drop database ${name} with (force)`));
  return databaseNamed(server, name);
}

test('two servers that start at once bring the schema up to date together, once', async () => {
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

test('a database that lacks a step is not ready', async () => {
  const connection = await anUntouchedDatabase();
  await migrate(connection);
  await inDatabase(connection, `delete from migrations where name = '0002-characters'`);
  const database = await openDatabase(connection, 1);
  onTestFinished(() => database.close());

  expect(await databaseReady(database)).toBe(false);
});

test('a database that cannot be reached is named, without its password', { meta: { asvs: ['16.2.5'] } }, async () => {
  const nowhere = { url: 'postgres://me:very-secret@127.0.0.1:1/game' };
  const failing = migrate(nowhere);

  await expect(failing).rejects.toThrow(/database 127\.0\.0\.1:1\/game \(DATABASE_URL\) cannot be reached/);
  await expect(failing).rejects.not.toThrow('very-secret');
});

test('a database on which a newer version has worked is refused, with what to do', async () => {
  const connection = await aConnection();
  await inDatabase(connection, `insert into migrations (name, run_on) values ('9999-from-the-future', now())`);

  await expect(migrate(connection)).rejects.toThrow(/newer version.*9999-from-the-future.*restore a backup/);
});
