import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { runner } from 'node-pg-migrate';
import { clientConfig } from './connection.ts';
import type { Connection, Database } from './database.ts';

const folder = join(import.meta.dirname, 'migrations');
const table = 'migrations';

/** Brings the schema up to date. Each step happens wholly or not at all; of several servers starting at once, one does it. */
export async function migrate(connection: Connection): Promise<void> {
  const quiet = { debug() {}, info() {}, warn() {}, error() {} };
  await runner({
    databaseUrl: clientConfig(connection),
    dir: folder,
    migrationsTable: table,
    direction: 'up',
    singleTransaction: false,
    advisoryLockMode: 'wait',
    logger: quiet,
  });
}

/** Has every migration of this version been done? */
export async function databaseReady(database: Database): Promise<boolean> {
  const rows = await database.run<{ name: string }>({ name: 'migrations-done', text: `select name from ${table}` });
  const done = new Set(rows.map(({ name }) => name));
  return readdirSync(folder).every((file) => done.has(file.replace(/\.sql$/, '')));
}
