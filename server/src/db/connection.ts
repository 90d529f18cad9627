import { Client, type ClientConfig, types } from 'pg';
import type { Connection, Database } from './database.ts';
import { openPipelines } from './pipelines.ts';

const int8 = 20;
// All our int8 columns count far below 2^53.
types.setTypeParser(int8, Number);

/** Opens the database: eight connections, on each of which statements are sent one behind the other. */
export async function openDatabase(connection: Connection, count = 8): Promise<Database> {
  const config = { ...clientConfig(connection), pipeline: true } as ClientConfig;
  return openPipelines(() => new Client(config), count);
}

export const clientConfig = (connection: Connection): ClientConfig => ({
  ...('url' in connection ? { connectionString: connection.url } : connection),
  application_name: 'underhall',
  connectionTimeoutMillis: 10_000,
  statement_timeout: 10_000,
  keepAlive: true,
});
