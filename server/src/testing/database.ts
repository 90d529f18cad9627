import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { openDatabase } from '../db/connection.ts';
import type { Connection, Database } from '../db/database.ts';
import { databaseNamed, inDatabase } from './database-for-tests.ts';

const made: (() => Promise<void>)[] = [];

/** A new, migrated, empty database. It is dropped when the test run ends. */
export async function aConnection(): Promise<Connection> {
  const { server, template } = inject('database');
  const name = `underhall_test_${randomBytes(6).toString('hex')}`;
  // Copying files takes about half the processor time of the default, which writes to the log.
  await inDatabase(server, `create database ${name} template ${template} strategy file_copy`);
  made.push(() => inDatabase(server, `drop database if exists ${name} with (force)`));
  return databaseNamed(server, name);
}

/** A new, migrated, empty database, or the one behind `connection`. */
export async function aDatabase(connection?: Connection): Promise<Database> {
  const database = await openDatabase(connection ?? (await aConnection()), 4);
  made.unshift(() => database.close());
  return database;
}

/** `end` runs before the databases of this file are closed. */
export const beforeDatabasesClose = (end: () => Promise<void>): void => void made.unshift(end);

/** The setup file of the tests calls this when a test file is done. */
export async function dropDatabases(): Promise<void> {
  for (const drop of made.splice(0)) await drop();
}
