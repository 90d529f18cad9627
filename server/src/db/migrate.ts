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
 * Brings the schema up to date. Each step happens wholly or not at all; of several servers starting at once, one does it.
 * Throws `CannotStart` if a newer version of the game has worked on this database: it may hold what this one would spoil.
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

/**
 * Has every migration of this version been done, and does the database take writes? A standby does not, nor one that was
 * set read-only.
 */
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
  `The database was used by a newer version of the game, which this one does not know (${unknown.join(', ')}). ` +
  'Start that version or a newer one; to go back, restore a backup that this version made.';

async function stepsDone(client: Client): Promise<{ name: string }[]> {
  try {
    return (await client.query<{ name: string }>(`select name from ${table}`)).rows;
  } catch (error) {
    if ((error as { code?: string }).code === undefinedTable) return [];
    throw error;
  }
}

/** The names of this version's migrations. */
const steps = (): ReadonlySet<string> => new Set(readdirSync(folder).map((file) => file.replace(/\.sql$/, '')));

function isComplete(done: readonly { name: string }[]): boolean {
  const names = new Set(done.map(({ name }) => name));
  return [...steps()].every((step) => names.has(step));
}

/**
 * Makes the schema of an empty database as an older version had it, by the names of the migrations it had done. Throws
 * `CannotStart` if this version has not just these first.
 */
export async function migrateAsFarAs(client: Client, names: readonly string[]): Promise<void> {
  const unknown = names.filter((name) => !steps().has(name));
  if (unknown.length > 0) throw new CannotStart(tooNew(unknown));
  const first = [...steps()].toSorted().slice(0, names.length);
  if (first.some((name) => !names.includes(name))) {
    throw new CannotStart('The backup is of a version between two releases. Restore it with that version.');
  }
  await takeSteps(client, names.length);
}

async function takeSteps(client: Client, count?: number): Promise<void> {
  // Loaded only when there is something to do: most starts have nothing.
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
