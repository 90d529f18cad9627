import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { openDatabase } from '../db/connection.ts';
import type { Connection, Database } from '../db/database.ts';
import { databaseNamed, inDatabase } from './database-for-tests.ts';

const made: (() => Promise<void>)[] = [];

/** The connection of a new, migrated, empty database; it is dropped when the test run ends. */
export async function aConnection(): Promise<Connection> {
  const { server, template } = inject('database');
  const name = `underhall_test_${randomBytes(6).toString('hex')}`;
  // Copied as files: by the log of writes, which is the usual way, it takes about twice the processor time.
  await inDatabase(server, `create database ${name} template ${template} strategy file_copy`);
  made.push(() => inDatabase(server, `drop database if exists ${name} with (force)`));
  return databaseNamed(server, name);
}

/** A new, migrated, empty database of the test file's own, unless it is the one behind a connection. */
export async function aDatabase(connection?: Connection): Promise<Database> {
  const database = await openDatabase(connection ?? (await aConnection()), 4);
  made.unshift(() => database.close());
  return database;
}

/** Ends what uses a database of this file before the database is closed. */
export const beforeDatabasesClose = (end: () => Promise<void>): void => void made.unshift(end);

/** Closes and drops what this file made; the set-up file of the tests calls it when the file is done. */
export async function dropDatabases(): Promise<void> {
  for (const drop of made.splice(0)) await drop();
}
