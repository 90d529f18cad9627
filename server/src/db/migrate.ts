import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Client } from 'pg';
import { CannotStart } from './cannot-start.ts';
import type { Connection, Database } from './database.ts';
import { reachDatabase } from './reach-database.ts';

const folder = join(import.meta.dirname, 'migrations');
const table = 'migrations';
const undefinedTable = '42P01';

/**
 * Runs each migration in its own transaction. If several servers start at once, only one of them migrates. Throws
 * `CannotStart` if a newer version has migrated the database, because this version could damage the data.
 */
export async function migrate(connection: Connection): Promise<void> {
  const client = await reachDatabase(connection);
  try {
    const done = await stepsDone(client);
    const unknown = done.map(({ name }) => name).filter((name) => !steps().has(name));
    if (unknown.length > 0) throw new CannotStart(tooNew(unknown));
    if (!isComplete(done)) await takeSteps(client);
  } finally {
    await client.end();
  }
}

/** True if all migrations of this version are done and the database accepts writes. */
export async function databaseReady(database: Database): Promise<boolean> {
  const [state] = await database.run<{ closed: boolean }>({
    name: 'takes-writes',
    text: `select pg_is_in_recovery() or current_setting('transaction_read_only') = 'on' as closed`,
  });
  if (state?.closed !== false) return false;
  return isComplete(
    await database.run<{ name: string }>({ name: 'migrations-done', text: `select name from ${table}` }),
  );
}

const tooNew = (unknown: readonly string[]): string =>
  `A newer version of the game has used this database (unknown migrations: ${unknown.join(', ')}). ` +
  'Start that version or a newer one. To go back, restore a backup made by this version.';

async function stepsDone(client: Client): Promise<{ name: string }[]> {
  try {
    return (await client.query<{ name: string }>(`select name from ${table}`)).rows;
  } catch (error) {
    if ((error as { code?: string }).code === undefinedTable) return [];
    throw error;
  }
}

const steps = (): ReadonlySet<string> => new Set(readdirSync(folder).map((file) => file.replace(/\.sql$/, '')));

function isComplete(done: readonly { name: string }[]): boolean {
  const names = new Set(done.map(({ name }) => name));
  return [...steps()].every((step) => names.has(step));
}

/**
 * Creates an older version's schema in an empty database. Throws `CannotStart` unless `names` are the first migrations
 * of this version.
 */
export async function migrateUpTo(client: Client, names: readonly string[]): Promise<void> {
  const unknown = names.filter((name) => !steps().has(name));
  if (unknown.length > 0) throw new CannotStart(tooNew(unknown));
  const first = [...steps()].toSorted().slice(0, names.length);
  if (first.some((name) => !names.includes(name))) {
    throw new CannotStart('The backup was made by a version between two releases. Restore it with that version.');
  }
  await takeSteps(client, names.length);
}

async function takeSteps(client: Client, count?: number): Promise<void> {
  // Imported on demand, because most starts have nothing to migrate.
  const { runner } = await import('node-pg-migrate');
  const quiet = { debug() {}, info() {}, warn() {}, error() {} };
  await runner({
    dbClient: client,
    dir: folder,
    migrationsTable: table,
    direction: 'up',
    singleTransaction: false,
    advisoryLockMode: 'wait',
    logger: quiet,
    ...(count !== undefined && { count }),
  });
}
