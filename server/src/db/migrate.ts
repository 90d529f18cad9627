import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Client } from 'pg';
import type { Connection, Database } from './database.ts';
import { reachDatabase } from './reach-database.ts';

const folder = join(import.meta.dirname, 'migrations');
const table = 'migrations';
const undefinedTable = '42P01';

/** Brings the schema up to date. Each step happens wholly or not at all; of several servers starting at once, one does it. */
export async function migrate(connection: Connection): Promise<void> {
  const client = await reachDatabase(connection);
  try {
    if (!isComplete(await stepsDone(client))) await takeSteps(client);
  } finally {
    await client.end();
  }
}

/** Has every migration of this version been done? */
export async function databaseReady(database: Database): Promise<boolean> {
  const rows = await database.run<{ name: string }>({ name: 'migrations-done', text: `select name from ${table}` });
  return isComplete(rows);
}

async function stepsDone(client: Client): Promise<{ name: string }[]> {
  try {
    return (await client.query<{ name: string }>(`select name from ${table}`)).rows;
  } catch (error) {
    if ((error as { code?: string }).code === undefinedTable) return [];
    throw error;
  }
}

function isComplete(done: readonly { name: string }[]): boolean {
  const names = new Set(done.map(({ name }) => name));
  return readdirSync(folder).every((file) => names.has(file.replace(/\.sql$/, '')));
}

async function takeSteps(client: Client): Promise<void> {
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
  });
}
